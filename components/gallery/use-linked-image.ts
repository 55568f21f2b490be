import { useEffect } from 'react';
import { showLinked, type OverlayImage } from '@/components/overlay/overlay-history';
import { usePageVisible } from '@/components/ui/use-page-visible';

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
