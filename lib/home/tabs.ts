import { getNextIndex, getPreviousIndex } from '@/lib/gallery/carousel';

/**
 * The tab that a key moves to in a horizontal tablist (W3C ARIA Authoring Practices, tabs): the arrows wrap around,
 * Home and End go to the ends.
 *
 * @returns the new index, or undefined for a key that moves nothing
 */
export function getTabAfterKey(key: string, index: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowRight: getNextIndex(index, count),
    ArrowLeft: getPreviousIndex(index, count),
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
