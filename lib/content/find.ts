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
