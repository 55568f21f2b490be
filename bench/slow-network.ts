import type { Page } from '@playwright/test';

/** The network that Lighthouse takes for a slow one: milliseconds, and bytes a second. */
const SLOW_NETWORK = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How many times slower than this machine the measured one is. */
const CPU_THROTTLE = 4;

/** Makes a page's processor slow, from now on. */
export async function slowDownProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLE });
}

/** Makes a page's network slow, and its processor. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_NETWORK });
  await slowDownProcessor(page);
}
