import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for something, but not for ever.
 *
 * @param limit milliseconds
 * @param what it is, for the error
 * @throws Error when it takes longer
 */
export async function within<Value>(
  limit: number,
  what: string,
  promise: Promise<Value>,
): Promise<Value> {
  const timer = new AbortController();
  const tooLate = async () => {
    await wait(limit, undefined, { signal: timer.signal });
    throw new Error(`${what} took longer than ${limit / 1000} seconds`);
  };
  try {
    return await Promise.race([promise, tooLate()]);
  } finally {
    timer.abort();
  }
}
