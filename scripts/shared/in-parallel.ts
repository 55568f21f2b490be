import { availableParallelism } from 'node:os';

/** Runs a function on each item, with one item at a time for each processor. */
export async function runInParallel<Item>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<void>,
): Promise<void> {
  // All processors take their items from one iterator.
  const remaining = items.values();
  const processItems = async () => {
    for (const item of remaining) await processItem(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, processItems));
}
