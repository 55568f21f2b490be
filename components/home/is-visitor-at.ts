/**
 * Whether the mouse is over an element or the keyboard's focus is in it; what moves there then waits. It reads the
 * state instead of listening to events, because mouse and focus may have been there before the script. Touch is
 * ignored: touch screens leave `:hover` on what was tapped.
 */
export const isVisitorAt = (element: Element | null): boolean =>
  Boolean(
    element?.querySelector(':focus-visible') ||
    (element?.matches(':hover') && matchMedia('(hover: hover) and (pointer: fine)').matches),
  );
