/** The timing of the home page's announcements: one speed and no gaps, whatever their length. */

/** The average width of a capital in the banner's font, in CSS pixels; other letters are up to a quarter narrower. */
const CHARACTER_WIDTH = 8;

const SPACE = 48;

/** The least width of the moving text: enough for a window of 3840 CSS pixels even if all letters are narrow. */
const WIDEST = 5120;

const PACE = 40;

/** Durations are multiples of this, in seconds, because the style sheet lists them all. */
const STEP = 10;

/** All possible durations, in seconds. */
export const MARQUEE_DURATIONS = Array.from({ length: 90 }, (_, index) => (index + 10) * STEP);

/**
 * Plans how a text moves.
 *
 * @returns how often the text is repeated, so that it fills any window, and the seconds that one pass takes
 */
export function planMarquee(text: string): { repeats: number; seconds: number } {
  const width = text.length * CHARACTER_WIDTH + SPACE;
  const repeats = Math.ceil(WIDEST / width);
  const [shortest = STEP, longest = STEP] = [MARQUEE_DURATIONS[0], MARQUEE_DURATIONS.at(-1)];
  const seconds = Math.round((repeats * width) / PACE / STEP) * STEP;
  return { repeats, seconds: Math.min(Math.max(seconds, shortest), longest) };
}
