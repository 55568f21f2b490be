import { useEffect, useEffectEvent } from 'react';
import { SLIDESHOW_INTERVAL_MS } from '@/lib/ui/carousel';

/**
 * Calls a function after each interval (spec §9), which is timed in two halves. While `mayChange` returns false, both
 * begin again, so the slide does not change at the moment when the visitor leaves it.
 *
 * @param slide what is shown: a change of it starts the interval again
 */
export function useSlideTimer(slide: string, mayChange: () => boolean, onIntervalEnd: () => void) {
  const endHalf = useEffectEvent((isSecond: boolean): boolean => {
    if (!mayChange()) return false;
    if (isSecond) onIntervalEnd();
    return !isSecond;
  });
  useEffect(() => {
    let isSecond = false;
    const timer = setInterval(() => (isSecond = endHalf(isSecond)), SLIDESHOW_INTERVAL_MS / 2);
    return () => clearInterval(timer);
  }, [slide]);
}
