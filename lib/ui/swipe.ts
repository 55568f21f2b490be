/** How far a finger must travel sideways, in CSS pixels, before a touch counts as a swipe. */
const MIN_SWIPE_DISTANCE = 40;

type TouchPoint = Pick<Touch, 'clientX' | 'clientY'>;

/**
 * The direction of a swipe, from where a touch began to where it ended.
 *
 * @returns 'left' or 'right', or undefined for a tap, a short move, or a move that is more vertical than horizontal
 */
export function getSwipeDirection(start: TouchPoint, end: TouchPoint) {
  const x = end.clientX - start.clientX;
  const y = end.clientY - start.clientY;
  if (Math.abs(x) < MIN_SWIPE_DISTANCE || Math.abs(x) < Math.abs(y)) return undefined;
  return x < 0 ? 'left' : 'right';
}
