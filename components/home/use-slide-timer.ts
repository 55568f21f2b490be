import { useEffect, useEffectEvent } from 'react';
import { SLIDESHOW_INTERVAL_MS } from '@/lib/gallery/carousel';

interface SlideTimer {
  /** The slide that is shown; each one is shown for the whole interval. */
  index: number;
  isPlaying: boolean;
  /** Whether the slide must stay although it is playing. */
  isHeld: () => boolean;
  /** Called at half of the interval and at its end. */
  onHalf: () => void;
  onEnd: () => void;
}

/**
 * Times the slides (spec §9). The interval is two halves, so that the slide does not change at the moment a visitor
 * leaves the slideshow. A page in the background waits.
 */
export function useSlideTimer({ index, isPlaying, isHeld, onHalf, onEnd }: SlideTimer): void {
  const handleHalf = useEffectEvent((isSecond: boolean): boolean => {
    onHalf();
    if (!isPlaying || isHeld()) return false;
    if (isSecond) onEnd();
    return !isSecond;
  });
  useEffect(() => {
    let isSecond = false;
    const timer = setInterval(() => {
      if (!document.hidden) isSecond = handleHalf(isSecond);
    }, SLIDESHOW_INTERVAL_MS / 2);
    return () => clearInterval(timer);
  }, [index, isPlaying]);
}
