import { useEffect } from 'react';
import { usePageVisible } from '@/components/ui/use-page-visible';
import { showInOverlay, getOverlayContent, writeHistory } from './overlay-history';
import { findOverlayContent } from './overlay-links';

/** Opens the image that the page's address names. The Back button then leads to an entry without the fragment. */
function showLinkedImage(): void {
  const target = document.getElementById(location.hash.slice(1));
  const link = target?.closest<HTMLAnchorElement>('a[aria-haspopup]');
  if (!link || getOverlayContent()) return;
  writeHistory('replaceState', history.state, location.pathname + location.search);
  showInOverlay(findOverlayContent(link));
}

/**
 * Opens the image that the page's address names, such as /gallery#image-12, at the start and when the address changes.
 * It waits until the page is visible, because a prerendered page has no history of its own yet.
 */
export function useLinkedImage(): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return;
    showLinkedImage();
    addEventListener('hashchange', showLinkedImage);
    return () => removeEventListener('hashchange', showLinkedImage);
  }, [isVisible]);
}
