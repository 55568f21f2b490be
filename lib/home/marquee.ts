/** The timing of the home page's announcements. Their speed does not depend on their length, and there are no gaps. */

/** The average width of a capital letter in the banner, in CSS pixels; other letters are up to a quarter narrower. */
const CHARACTER_WIDTH = 8;

/** The space between two copies of the text, in CSS pixels. */
const GAP_BETWEEN_COPIES = 48;

/**
 * The estimated width, in CSS pixels, that all copies together must have. Real letters may be a quarter narrower; even so
 * the copies fill a window of 3840 CSS pixels.
 */
const MIN_TOTAL_WIDTH = 5120;

/** CSS pixels per second. */
const MARQUEE_SPEED = 40;

/** All durations are multiples of this, in seconds, because the style sheet has a class for each duration. */
const STEP_SECONDS = 10;

/** Steps in the shortest (MIN_STEPS) and in the longest duration (MAX_STEPS). */
const MIN_STEPS = 10;
const MAX_STEPS = 99;

/** All possible durations of the animation, in seconds. */
export const MARQUEE_DURATIONS = Array.from(
  { length: MAX_STEPS - MIN_STEPS + 1 },
  (_, index) => (MIN_STEPS + index) * STEP_SECONDS,
);

/**
 * Plans how the announcements move.
 *
 * @returns the number of copies that fill any window, and the duration of the animation in seconds
 */
export function planMarquee(text: string): { repeats: number; seconds: number } {
  const width = text.length * CHARACTER_WIDTH + GAP_BETWEEN_COPIES;
  const repeats = Math.ceil(MIN_TOTAL_WIDTH / width);
  const steps = Math.round((repeats * width) / MARQUEE_SPEED / STEP_SECONDS);
  return { repeats, seconds: Math.min(Math.max(steps, MIN_STEPS), MAX_STEPS) * STEP_SECONDS };
}
