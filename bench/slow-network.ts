import type { Page } from '@playwright/test';

/** The slow network of Lighthouse, in milliseconds and bytes per second. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How many times slower than this machine the phone is. */
const CPU_THROTTLE = 4;

/** Slows down a page's processor. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
}

/** Slows down a page's network and processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
  await slowDownProcessor(page);
}
