import { useRef, type TouchEvent } from 'react';
import { swipeDirection } from '@/lib/browser/swipe';

const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > 1.01;

/**
 * Handlers that tell of swipes over an element; give it `touch-pan-y touch-pinch-zoom` where the browser would take
 * sideways moves for its own. Where a visitor has zoomed in, a finger moves what is seen, and swipes nothing.
 */
export function useSwipe(onSwipe: { left: () => void; right: () => void }) {
  const start = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger] = touches.length === 1 && !isZoomedIn() ? Array.from(touches) : [];
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
