import { useEffect, useRef, useState } from 'react';
import { loadPicture } from '@/lib/browser/load-picture';
import { prefersReducedData } from '@/lib/browser/reduced-data';
import { getPictureSources } from '@/lib/gallery/pictures';
import { SLIDE_SIZES, type SlideImage } from './slide';
import type { SlideshowState } from './slideshow-state';

/** How long after a change of slides the next image is requested, so that the new slide appears first. */
const NEXT_IMAGE_DELAY_MS = 100;

/**
 * Loads the next image before it is shown: the second one of the page in the document, later ones outside of it, where
 * they need no style and no layout. Nothing is loaded for visitors who prefer reduced data.
 *
 * @returns whether the second image loads now, a function that makes it load now, and whether a later one has loaded
 */
export function useNextImage(
  images: readonly SlideImage[],
  nextIndex: number,
  changedBy: SlideshowState['changedBy'],
) {
  const [loadsSecond, setLoadsSecond] = useState(false);
  const nextRef = useRef<{ index: number; picture: HTMLImageElement }>(null);
  useEffect(() => {
    const { url } = images[nextIndex] ?? {};
    if (!changedBy || url === undefined) return;
    const timer = setTimeout(() => {
      if (prefersReducedData()) return;
      const picture = loadPicture(url, getPictureSources(url, 'slide'), SLIDE_SIZES);
      nextRef.current = { index: nextIndex, picture };
    }, NEXT_IMAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [images, nextIndex, changedBy]);
  return {
    loadsSecond,
    loadNow: () => setLoadsSecond(!prefersReducedData()),
    isLoaded: (index: number) =>
      nextRef.current?.index === index && nextRef.current.picture.complete,
  };
}
