import { useEffect, useState } from 'react';
import type { SlideshowState } from './slideshow-state';

/** How long the next image stays out of the document after a slide has changed, so that the change is seen first. */
const NEXT_IMAGE_DELAY_MS = 100;

/**
 * Which image is in the document for the next slide.
 *
 * @returns the index, whether the image is loaded already, and a function that loads it
 */
export function useNextImage(next: number, changedBy: SlideshowState['changedBy']) {
  const [upcoming, setUpcoming] = useState(next);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setUpcoming(next);
      if (changedBy) setLoaded(true);
    }, NEXT_IMAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [next, changedBy]);
  return { upcoming, isLoaded, load: () => setLoaded(true) };
}
