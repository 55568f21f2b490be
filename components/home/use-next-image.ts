import { useEffect, useRef } from 'react';
import { loadPicture } from '@/lib/ui/load-picture';
import { prefersReducedData } from '@/lib/ui/reduced-data';
import { getPictureSources } from '@/lib/gallery/pictures';
import { SLIDE_SIZES } from './slide';

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
      if (!prefersReducedData())
        imageRef.current = loadPicture(url, getPictureSources(url, 'slide'), SLIDE_SIZES);
    }, delay);
    return () => {
      clearTimeout(timer);
      imageRef.current = null;
    };
  }, [url, delay]);
  return imageRef;
}
