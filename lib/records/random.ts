/** Returns the next random number, from 0 to less than 1. */
export type RandomGenerator = () => number;

/**
 * Creates a random number generator with a seed, for sample content that must be the same in every build and browser.
 * It is mulberry32, a published 32-bit generator (public domain, by Tommy Ettinger).
 */
export function createRandomGenerator(seed: number): RandomGenerator {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Picks a random item of a list.
 *
 * @throws RangeError when the list is empty
 */
export function pickRandomItem<Item>(random: RandomGenerator, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('cannot pick from an empty list');
  return item;
}

/** A random whole number from `min` to `max`, both included. */
export function getRandomInteger(random: RandomGenerator, min: number, max: number): number {
  return min + Math.floor(random() * (max - min + 1));
}
