import { getNextIndex, getPreviousIndex } from '@/lib/gallery/carousel';

/**
 * The tab that a key moves to in a horizontal tablist (W3C ARIA Authoring Practices, tabs): the arrows wrap around,
 * Home and End go to the ends.
 *
 * @returns the new index, or undefined for a key that moves nothing
 */
export function getTabAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return getNextIndex(index, count);
    case 'ArrowLeft':
      return getPreviousIndex(index, count);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
