import { getNextIndex, getPreviousIndex } from '@/lib/ui/carousel';

/**
 * The tab to which a key moves in a horizontal tablist (tabs pattern of the W3C ARIA Authoring Practices). The right
 * arrow on the last tab moves to the first one, and the left arrow on the first tab to the last one.
 *
 * @returns the new index, or undefined for any other key
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
