/**
 * Whether the mouse is over an element, or the keyboard focus is in it. Moving content must pause then. The function
 * reads the current state and not events, because mouse and focus may have been there before the script. It ignores
 * touch screens, where `:hover` stays on an element that was tapped.
 */
export const isHoveredOrFocused = (element: Element | null): boolean =>
  Boolean(
    element?.querySelector(':focus-visible') ||
    (element?.matches(':hover') && matchMedia('(hover: hover) and (pointer: fine)').matches),
  );
