import { useEffect, useState } from 'react';
import type { SlideshowState } from './slideshow-state';

/** How long after a change of slides the next image enters the document, so that the new slide appears first. */
const NEXT_IMAGE_DELAY_MS = 100;

/**
 * Decides which image is in the document for the next slide, and whether it loads before it is shown.
 *
 * @returns the index of the image, whether it loads now, and a function that makes it load now
 */
export function useNextImage(nextIndex: number, changedBy: SlideshowState['changedBy']) {
  const [upcomingIndex, setUpcomingIndex] = useState(nextIndex);
  const [loadsEarly, setLoadsEarly] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setUpcomingIndex(nextIndex);
      if (changedBy) setLoadsEarly(true);
    }, NEXT_IMAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [nextIndex, changedBy]);
  return { upcomingIndex, loadsEarly, loadNow: () => setLoadsEarly(true) };
}
