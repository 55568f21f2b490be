import { useEffect, useRef } from 'react';
import { prefersReducedData } from '@/lib/ui/reduced-data';
import { getPictureSources } from '@/lib/gallery/pictures';
import { SLIDESHOW_INTERVAL_MS } from '@/lib/ui/carousel';
import { SLIDE_SIZES } from './slide';

/**
 * When the next image is requested: after the first one, which is loaded before it; and after a change of slides, so
 * that the new slide appears first.
 */
const DELAYS_MS = { first: SLIDESHOW_INTERVAL_MS / 2, later: 100 };

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
 * @param slide the slide that is shown
 * @returns the ref of the image; null until it is requested
 */
export function useNextImage(url: string, slide: keyof typeof DELAYS_MS) {
  const imageRef = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!prefersReducedData()) imageRef.current = loadSlide(url);
    }, DELAYS_MS[slide]);
    return () => {
      clearTimeout(timer);
      imageRef.current = null;
    };
  }, [url, slide]);
  return imageRef;
}
