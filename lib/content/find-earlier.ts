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
