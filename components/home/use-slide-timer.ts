import { useEffect, useEffectEvent } from 'react';
import { SLIDESHOW_INTERVAL_MS } from '@/lib/gallery/carousel';

interface SlideTimerOptions {
  /** Index of the current slide. A new slide starts the interval again. */
  index: number;
  isPlaying: boolean;
  /** Whether the slide must stay although the slideshow plays. */
  mustStay: () => boolean;
  /** Called at half of the interval, and again at its end. */
  onHalfInterval: () => void;
  onIntervalEnd: () => void;
}

/**
 * Changes the slides after the interval (spec §9), in two halves. If a visitor holds a slide, both halves start again,
 * so the slide does not change at the moment when the visitor leaves it. A page in the background waits.
 */
export function useSlideTimer(options: SlideTimerOptions): void {
  const { index, isPlaying, mustStay, onHalfInterval, onIntervalEnd } = options;
  const handleHalfInterval = useEffectEvent((isSecondHalf: boolean): boolean => {
    onHalfInterval();
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
