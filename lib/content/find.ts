import { distance } from 'fastest-levenshtein';

/** For each item the first one with the same key; undefined for that first one itself. */
export function findEarlier<Item>(
  items: readonly Item[],
  getKey: (item: Item) => unknown,
): (Item | undefined)[] {
  const firsts = new Map<unknown, Item>();
  return items.map((item) => {
    const key = getKey(item);
    const first = firsts.get(key);
    firsts.set(key, first ?? item);
    return first;
  });
}

const normalize = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * The words that were probably meant, ignoring case, spaces and punctuation: the nearest one, or those that contain
 * the written one, such as registration_deadline for deadline.
 *
 * @param words the valid ones
 */
export function findMeant(written: string, words: readonly string[]): string[] {
  const word = normalize(written);
  const [nearest] = words
    .map((other) => ({ other, away: distance(word, normalize(other)) }))
    .filter(({ other, away }) => away <= Math.min(2, Math.ceil((normalize(other).length - 1) / 3)))
    .sort((one, other) => one.away - other.away);
  if (nearest && nearest.away < 2) return [nearest.other];
  const parts = words.filter(
    (other) =>
      (word.length > 2 && normalize(other).includes(word)) ||
      (other.length > 1 && word.startsWith(normalize(other))),
  );
  return parts.length > 0 || !nearest ? parts : [nearest.other];
}
