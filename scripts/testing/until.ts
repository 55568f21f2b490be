/** Long enough for a busy machine, so only something that hangs reaches it. */
const DEFAULT_LIMIT_MS = 180_000;

/**
 * Waits until a condition is true.
 *
 * @param options.every the interval between checks, in milliseconds
 * @param options.limit how long it waits, in milliseconds
 * @throws Error if the condition is not true by then
 */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  { every = 50, limit = DEFAULT_LIMIT_MS } = {},
): Promise<void> {
  for (const end = Date.now() + limit; !(await isTrue());) {
    if (Date.now() > end) throw new Error(`not after ${limit / 1000} s: ${isTrue.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
