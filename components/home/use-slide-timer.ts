import { useEffect, useEffectEvent } from 'react';
import { SLIDESHOW_INTERVAL_MS } from '@/lib/ui/carousel';

interface SlideTimerOptions {
  /** Index of the current slide. A new slide starts the interval again. */
  index: number;
  isPlaying: boolean;
  /** Whether the slide must stay although the slideshow plays. */
  mustStay: () => boolean;
  onIntervalEnd: () => void;
}

/**
 * Changes the slide after each interval (spec §9), which is timed in two halves. While `mustStay` returns true, both
 * halves begin again, so the slide does not change at the moment when the visitor leaves it. While the page is in the
 * background, no half ends.
 */
export function useSlideTimer(options: SlideTimerOptions): void {
  const { index, isPlaying, mustStay, onIntervalEnd } = options;
  const handleHalfInterval = useEffectEvent((isSecondHalf: boolean): boolean => {
    if (!isPlaying || mustStay()) return false;
    if (isSecondHalf) onIntervalEnd();
    return !isSecondHalf;
  });
  useEffect(() => {
    let isSecondHalf = false;
    const timer = setInterval(() => {
      if (!document.hidden) isSecondHalf = handleHalfInterval(isSecondHalf);
    }, SLIDESHOW_INTERVAL_MS / 2);
    return () => clearInterval(timer);
  }, [index, isPlaying]);
}
