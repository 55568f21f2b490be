import { availableParallelism } from 'node:os';

/**
 * Does the same with each of some items.
 *
 * @param atATime how many; without it, as many as the machine has processors for
 */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  atATime: number = availableParallelism(),
): Promise<void> {
  const waiting = [...items];
  const workInTurn = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atATime }, workInTurn));
}
