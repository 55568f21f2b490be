/** How long a slide of the slideshow stays, in milliseconds (spec §9). */
export const SLIDESHOW_INTERVAL_MS = 5000;

/** The slide after this one; after the last comes the first (spec §4). */
export function getNextIndex(index: number, count: number): number {
  return (index + 1) % count;
}

/** The slide before this one; before the first comes the last (spec §4). */
export function getPreviousIndex(index: number, count: number): number {
  return (index - 1 + count) % count;
}
