import { availableParallelism } from 'node:os';

/** Runs a function on each item, with one item at a time for each processor. */
export async function runInParallel<Item>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = [...items];
  const processItems = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift())
      await processItem(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, processItems));
}
