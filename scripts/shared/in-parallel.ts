import { availableParallelism } from 'node:os';
import { clearLine, cursorTo } from 'node:readline';

/** How often progress is logged if the output is not a terminal. A terminal shows each item. */
const LOG_INTERVAL_MS = 10_000;

/** Shows progress, such as "Pictures: 12 of 54". A terminal has one line for it, which is cleared at the end. */
function createProgressDisplay(label: string, total: number, { stdout } = process) {
  let finished = 0;
  let loggedAt = Date.now();
  const clear = () => stdout.isTTY && clearLine(stdout, 0) && cursorTo(stdout, 0);
  const count = () => {
    finished += 1;
    const text = `${label}: ${finished} of ${total}`;
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
 * Runs a function on each item, with one item at a time for each processor.
 *
 * @param options.label a name for the items; if given, the number of finished items is shown
 */
export async function runInParallel<Item>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<void>,
  { label = '' } = {},
): Promise<void> {
  const display = label ? createProgressDisplay(label, items.length) : undefined;
  const remaining = [...items];
  const processItems = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) {
      await processItem(item);
      display?.count();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, processItems)).finally(
    display?.clear,
  );
}
