import { useEffect } from 'react';
import { show, shownNow, write, type OverlayImage } from '@/components/overlay/overlay-history';
import { usePageVisible } from '@/components/ui/use-page-visible';
import { imageAnchor } from '@/lib/anchors';

/** Shows the image that the page's address names, and puts the page without it before it, for Back to come to. */
function showLinked(images: readonly OverlayImage[]): void {
  const index = images.findIndex(({ id }) => id && location.hash === `#${imageAnchor(id)}`);
  if (index < 0 || shownNow()) return;
  write('replaceState', history.state, location.pathname + location.search);
  show(images, index);
}

/**
 * Opens the image that the page's address names, such as /gallery#image-12, when the page comes and when its address
 * changes. Not before somebody sees it: a page that is made ready for a visitor who may come has no history of its own
 * yet.
 */
export function useLinkedImage(images: readonly OverlayImage[]): void {
  const isVisible = usePageVisible();
  useEffect(() => {
    if (!isVisible) return;
    const open = () => showLinked(images);
    open();
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [images, isVisible]);
}
