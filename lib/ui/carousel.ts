/** How long the slideshow shows a slide, in milliseconds (spec §9). */
export const SLIDESHOW_INTERVAL_MS = 5000;

/** The index after an index; after the last one comes the first (spec §4). */
export function getNextIndex(index: number, count: number): number {
  return (index + 1) % count;
}

/** The index before an index; before the first one comes the last (spec §4). */
export function getPreviousIndex(index: number, count: number): number {
  return (index - 1 + count) % count;
}
