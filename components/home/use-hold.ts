import { useState, type FocusEvent, type PointerEvent } from 'react';

/**
 * Tells whether a visitor is at an element, with the mouse over it or the keyboard's focus in it, so that what moves
 * there can wait. A tap does neither: on a touch screen nothing ever "leaves".
 */
export function useHold() {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  return {
    isHeld: isHovered || isFocused,
    holdHandlers: {
      onPointerEnter: (event: PointerEvent) => setIsHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setIsHovered(false),
      onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
      onBlur: () => setIsFocused(false),
    },
  };
}
