/** Only something that hangs takes longer, however busy the machine is. */
const LIMIT_MS = 180_000;

/**
 * Waits until something is so.
 *
 * @param every how often it is looked at, in milliseconds
 * @throws Error when it is not so after three minutes
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
