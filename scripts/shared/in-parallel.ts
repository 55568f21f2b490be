import { availableParallelism } from 'node:os';

/**
 * Runs the same work on each item, several at a time.
 *
 * @param atATime how many; by default, one for each processor
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atATime: number = availableParallelism(),
): Promise<void> {
  const waiting = [...items];
  const createQueue = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, createQueue));
}
