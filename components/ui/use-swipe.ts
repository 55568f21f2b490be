import { useRef, type TouchEvent } from 'react';
import { getSwipeDirection } from '@/lib/browser/swipe';

const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Touch handlers that report swipes over an element. On a zoomed page a finger scrolls, so nothing is reported. */
export function useSwipe(onSwipe: { left: () => void; right: () => void }) {
  const start = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger] = touches.length === 1 && !isZoomedIn() ? Array.from(touches) : [];
      start.current = finger ? { clientX: finger.clientX, clientY: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      const direction = start.current && finger && getSwipeDirection(start.current, finger);
      start.current = null;
      if (direction) onSwipe[direction]();
    },
  };
}
