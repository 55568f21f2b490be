import { useEffect } from 'react';
import { usePageVisible } from '@/components/ui/use-page-visible';
import { findAlbum } from './album';
import { show, getShownImage, write } from './overlay-history';

/** Shows the image that the page's address names, and puts the page without it before it, for Back to come to. */
function showLinked(): void {
  const target = document.getElementById(location.hash.slice(1));
  const link = target?.closest<HTMLAnchorElement>('a[aria-haspopup]');
  if (!link || getShownImage()) return;
  write('replaceState', history.state, location.pathname + location.search);
  show(findAlbum(link));
}

/**
 * Opens the image that the page's address names, such as /gallery#image-12, when the page comes and when its address is
 * changed. Not before somebody sees it: a page that is made ready for a visitor who may come has no
 * history of its own yet.
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
