import { availableParallelism } from 'node:os';

/** How often progress is logged. */
const LOG_INTERVAL_MS = 10_000;

/**
 * Runs a function on each item, with one item at a time for each processor.
 *
 * @param options.label a name for the items; if given, the number of finished items is logged now and then
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<void>,
  { label = '' } = {},
): Promise<void> {
  const remaining = [...items];
  let finished = 0;
  let loggedAt = Date.now();
  const logProgress = () => {
    finished += 1;
    if (label === '' || Date.now() - loggedAt < LOG_INTERVAL_MS) return;
    console.log(`${label}: ${finished} of ${items.length}`);
    loggedAt = Date.now();
  };
  const processItems = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) {
      await processItem(item);
      logProgress();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, processItems));
}
