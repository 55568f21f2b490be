import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The network that Lighthouse takes for a slow one: milliseconds, and bits a second. */
export const SLOW_NETWORK = { latency: 150, down: 1_600_000, up: 750_000 };

/** How many times slower than this machine the measured one is. */
export const CPU_THROTTLE = 4;

/** Has a page take its network for that one, and this machine for a slower one. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_NETWORK.latency,
    // In bytes.
    downloadThroughput: SLOW_NETWORK.down / 8,
    uploadThroughput: SLOW_NETWORK.up / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
}

/** Few enough that what is sent at the same time takes turns. */
const CHUNK_BYTES = 4_096;

/**
 * A network that is as slow as that, for browsers that cannot be told to take theirs for one. What is sent by all its
 * responses together is no faster.
 *
 * @returns sends a body by it
 */
export function slowNetwork() {
  let freeAt = 0;
  return async (response: Writable, body: string | Buffer): Promise<void> => {
    await wait(SLOW_NETWORK.latency);
    const bytes = Buffer.from(body);
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      const chunk = bytes.subarray(start, start + CHUNK_BYTES);
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length * 8_000) / SLOW_NETWORK.down;
      await wait(freeAt - performance.now());
      response.write(chunk);
    }
    response.end();
  };
}
