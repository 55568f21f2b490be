/**
 * Whether a visitor is at an element, with the mouse over it or the keyboard's focus in it, so that what moves there
 * waits. It is asked when it matters, because events do not tell of a mouse or a focus that were there before the page's
 * script. A tap is neither, though a touch screen leaves `:hover` on what was tapped.
 */
export const isVisitorAt = (element: Element | null): boolean =>
  Boolean(
    element?.querySelector(':focus-visible') ||
    (element?.matches(':hover') && matchMedia('(hover: hover) and (pointer: fine)').matches),
  );
