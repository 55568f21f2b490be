/** How the home page's announcements run: at one pace and without a gap, however long they are. */

/** As wide as a capital of the banner's font is on average, in CSS pixels; other letters are up to a quarter narrower. */
const CHARACTER_WIDTH = 8;

/** Before and after each text, in CSS pixels. */
const SPACE = 48;

/** So wide what runs by must be for the widest window, of 3840 CSS pixels, if all letters are narrow. */
const WIDEST = 5120;

/** CSS pixels a second. */
const PACE = 40;

/** A style sheet must know each duration beforehand: they are multiples of this, in seconds. */
const STEP = 10;

/** The durations that there are, in seconds. */
export const MARQUEE_DURATIONS = Array.from({ length: 90 }, (_, index) => (index + 10) * STEP);

/**
 * How a text runs.
 *
 * @returns how often it stands in what runs by, which fills any window; and in how many seconds that has run by
 */
export function planMarquee(text: string): { repeats: number; seconds: number } {
  const width = text.length * CHARACTER_WIDTH + SPACE;
  const repeats = Math.ceil(WIDEST / width);
  const [shortest = STEP, longest = STEP] = [MARQUEE_DURATIONS[0], MARQUEE_DURATIONS.at(-1)];
  const seconds = Math.round((repeats * width) / PACE / STEP) * STEP;
  return { repeats, seconds: Math.min(Math.max(seconds, shortest), longest) };
}
