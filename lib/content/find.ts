import { distance } from 'fastest-levenshtein';

/** For each item that repeats the key of an earlier item: the first item with that key; otherwise undefined. */
export function findFirstOccurrences<Item>(
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

const normalizeWord = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * Finds the valid words that the author of `written` probably meant. Ignores case, spaces and punctuation. Returns the
 * first of these groups that is not empty: equal words; words with one letter changed; words that contain `written`
 * (such as registration_deadline for deadline), or with which it begins; words with two letters changed.
 */
export function findSimilarWords(written: string, validWords: readonly string[]): string[] {
  const wanted = normalizeWord(written);
  const candidates = validWords.map((word) => ({ word, name: normalizeWord(word) }));
  const findNear = (maxChanges: number) =>
    candidates.filter(
      ({ name }) => distance(wanted, name) <= Math.min(maxChanges, name.length / 3),
    );
  const partialMatches = candidates.filter(
    ({ name }) =>
      (wanted.length > 2 && name.includes(wanted)) || (name.length > 1 && wanted.startsWith(name)),
  );
  const matchGroups = [findNear(0), findNear(1), partialMatches, findNear(2)];
  const bestMatches = matchGroups.find(({ length }) => length > 0) ?? [];
  return bestMatches.map(({ word }) => word);
}
