import { useRef, type TouchEvent } from 'react';
import { getSwipeDirection } from '@/lib/ui/swipe';

const isZoomedIn = () => (window.visualViewport?.scale ?? 1) > 1.01;

/** Returns touch handlers that report swipes over an element. On a zoomed page, a swipe scrolls and is not reported. */
export function useSwipe(onSwipe: { left: () => void; right: () => void }) {
  const startRef = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger] = touches.length === 1 && !isZoomedIn() ? Array.from(touches) : [];
      startRef.current = finger ? { clientX: finger.clientX, clientY: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      const direction = startRef.current && finger && getSwipeDirection(startRef.current, finger);
      startRef.current = null;
      if (direction) onSwipe[direction]();
    },
  };
}
