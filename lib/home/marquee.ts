/** The timing of the home page's announcements. Their speed hardly depends on their length, and there are no gaps. */

/** The average width of a capital letter in the banner, in CSS pixels; other letters are up to a quarter narrower. */
const CHARACTER_WIDTH = 8;

/** The space between two copies of the text, in CSS pixels. */
const GAP_BETWEEN_COPIES = 48;

/**
 * The estimated width, in CSS pixels, that all copies together must have. Real letters may be a quarter narrower; even so
 * the copies fill a window of 3840 CSS pixels.
 */
const MIN_TOTAL_WIDTH = 5120;

/** CSS pixels per second, at most 1.4 times more or less. */
const MARQUEE_SPEED = 40;

/** The durations of the animation in seconds, each twice the one before. */
const MARQUEE_DURATIONS = [120, 240, 480, 960] as const;

export type MarqueeDuration = (typeof MARQUEE_DURATIONS)[number];

/** Plans how many copies of the announcements fill any window, and the duration of the animation in seconds. */
export function planMarquee(text: string): { repeats: number; seconds: MarqueeDuration } {
  const width = text.length * CHARACTER_WIDTH + GAP_BETWEEN_COPIES;
  const repeats = Math.ceil(MIN_TOTAL_WIDTH / width);
  const exactSeconds = (repeats * width) / MARQUEE_SPEED;
  const seconds = MARQUEE_DURATIONS.find((duration) => exactSeconds < duration * Math.SQRT2);
  return { repeats, seconds: seconds ?? 960 };
}
