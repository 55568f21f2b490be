import { useEffect } from 'react';
import { showInOverlay, getOverlayContent, writeHistory } from './overlay-history';
import { findOverlayContent } from './overlay-links';

/**
 * Opens the image that the page's address names, once the page is visible: a prerendered page has no history of its own
 * yet. The Back button then leads to an entry without the fragment.
 */
function showLinkedImage(): void {
  const target = document.getElementById(location.hash.slice(1));
  const link = target?.closest<HTMLAnchorElement>('a[aria-haspopup]');
  if (!link || getOverlayContent() || document.visibilityState !== 'visible') return;
  writeHistory('replaceState', history.state, location.pathname + location.search);
  showInOverlay(findOverlayContent(link));
}

/** Opens the image that the page's address names, such as /gallery#image-12, at the start and when the address changes. */
export function useLinkedImage(): void {
  useEffect(() => {
    showLinkedImage();
    document.addEventListener('visibilitychange', showLinkedImage);
    addEventListener('hashchange', showLinkedImage);
    return () => {
      document.removeEventListener('visibilitychange', showLinkedImage);
      removeEventListener('hashchange', showLinkedImage);
    };
  }, []);
}
