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
 * The words that were probably meant, ignoring case, spaces and punctuation: the same, those with a letter changed,
 * those that contain the written one or begin it, such as registration_deadline for deadline, or with two letters
 * changed.
 *
 * @param words the valid ones
 */
export function findMeant(written: string, words: readonly string[]): string[] {
  const word = normalize(written);
  const known = words.map((other) => ({ other, name: normalize(other) }));
  const near = (most: number) =>
    known.filter(({ name }) => distance(word, name) <= Math.min(most, name.length / 3));
  const parts = known.filter(
    ({ name }) =>
      (word.length > 2 && name.includes(word)) || (name.length > 1 && word.startsWith(name)),
  );
  const found = [near(0), near(1), parts, near(2)].find(({ length }) => length > 0) ?? [];
  return found.map(({ other }) => other);
}
