import { useEffect } from 'react';
import { usePageVisible } from '@/components/ui/use-page-visible';
import { findAlbum } from './album';
import { show, getShownImage, write } from './overlay-history';

/** Shows the image that the address names, and puts an entry without it before it, for Back to return to. */
function showLinked(): void {
  const target = document.getElementById(location.hash.slice(1));
  const link = target?.closest<HTMLAnchorElement>('a[aria-haspopup]');
  if (!link || getShownImage()) return;
  write('replaceState', history.state, location.pathname + location.search);
  show(findAlbum(link));
}

/**
 * Opens the image that the page's address names, such as /gallery#image-12, at the start and when the address changes.
 * It waits until the page is visible: a prerendered page has no history of its own yet.
 */
export function useLinkedImage(): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return;
    showLinked();
    addEventListener('hashchange', showLinked);
    return () => removeEventListener('hashchange', showLinked);
  }, [isVisible]);
}
