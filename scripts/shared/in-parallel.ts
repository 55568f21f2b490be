import { availableParallelism } from 'node:os';
import { clearLine, cursorTo } from 'node:readline';

/** How often a log says how far the work is; a terminal shows each step. */
const LOG_INTERVAL_MS = 10_000;

/** Shows how far work is, such as "Pictures: 12 of 54", on one line of a terminal, which it clears at the end. */
function createCounter(name: string, total: number, { stdout } = process) {
  let done = 0;
  let loggedAt = Date.now();
  const clear = () => stdout.isTTY && clearLine(stdout, 0) && cursorTo(stdout, 0);
  const count = () => {
    done += 1;
    const text = `${name}: ${done} of ${total}`;
    clear();
    if (stdout.isTTY) stdout.write(text);
    else if (Date.now() - loggedAt >= LOG_INTERVAL_MS) {
      console.log(text);
      loggedAt = Date.now();
    }
  };
  return { count, clear };
}

/**
 * Runs the same work on each item, several at a time.
 *
 * @param options.atATime how many; by default, one for each processor
 * @param options.name of the items; with it, the number of those that are done is shown
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  { atATime = availableParallelism(), name = '' } = {},
): Promise<void> {
  const counter = name ? createCounter(name, items.length) : undefined;
  const waiting = [...items];
  const createQueue = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item);
      counter?.count();
    }
  };
  await Promise.all(Array.from({ length: atATime }, createQueue)).finally(counter?.clear);
}
