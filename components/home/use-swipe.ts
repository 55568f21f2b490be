import { useRef, type TouchEvent } from 'react';
import { swipeDirection } from '@/lib/swipe';

/**
 * Handlers that tell of swipes over an element; give it `touch-pan-y`, so that the browser leaves sideways moves to it.
 */
export function useSwipe(onSwipe: { left: () => void; right: () => void }) {
  const start = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger] = touches.length === 1 ? Array.from(touches) : [];
      start.current = finger ? { clientX: finger.clientX, clientY: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      const direction = start.current && finger && swipeDirection(start.current, finger);
      start.current = null;
      if (direction) onSwipe[direction]();
    },
  };
}
