import { useEffect, useRef } from 'react';
import { prefersReducedData } from '@/lib/ui/reduced-data';
import { getPictureSources } from '@/lib/gallery/pictures';
import { SLIDE_SIZES } from './slide';

/** Loads the image of a slide outside of the document, in the format and size in which a `<picture>` shows it. */
function loadSlide(url: string): HTMLImageElement {
  const image = new Image();
  const sources = getPictureSources(url, 'slide').map(({ type, srcSet }) =>
    Object.assign(document.createElement('source'), { type, srcset: srcSet, sizes: SLIDE_SIZES }),
  );
  document.createElement('picture').append(...sources, image);
  image.fetchPriority = 'low';
  image.src = url;
  return image;
}

/**
 * Loads the next image outside of the document, where it needs no style and no layout; for visitors who prefer reduced
 * data it loads nothing.
 *
 * @param delay how long after the change of slides, in milliseconds
 * @returns the ref of the image; null until it is requested
 */
export function useNextImage(url: string, delay: number) {
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!prefersReducedData()) imageRef.current = loadSlide(url);
    }, delay);
    return () => {
      clearTimeout(timer);
      imageRef.current = null;
    };
  }, [url, delay]);
  return imageRef;
}
