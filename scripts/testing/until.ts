/** Only something that hangs takes longer, however busy the machine is. */
const LIMIT_MS = 180_000;

/**
 * Waits until a condition is true.
 *
 * @param every the interval between checks, in milliseconds
 * @throws Error if it is not true after three minutes
 */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  { every = 50, limit = LIMIT_MS } = {},
): Promise<void> {
  for (const end = Date.now() + limit; !(await isSo());) {
    if (Date.now() > end) throw new Error(`not after ${limit / 1000} s: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
