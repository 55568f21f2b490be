/** First visits on the slowest phone with the slowest network: when a page is painted, and when a control is answered. */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Control } from './controls';
import { PHONE_SCREEN } from './first-view';

/** Script that runs in measured pages. */
export const PROBE = path.join(import.meta.dirname, 'probe.js');

declare global {
  /** Defined by the probe. */
  var probe: {
    latency: Promise<number>;
    /** When the tap was answered. */
    tapAnswered?: number;
  };
}

/** How many times slower than this machine the processor is. */
const SLOWEST_CPU = 6;

/** 400 kbit/s: latency in milliseconds, and bytes per second. */
const SLOWEST_NETWORK = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** A type that TypeScript's DOM library lacks. */
interface LargestContentfulPaint extends PerformanceEntry {
  element: Element | null;
}

/** Longer than visitors wait. */
const PATIENCE_MS = 15_000;
/** Only a visit that hangs takes longer. */
const LIMIT_MS = 30_000;

/** Makes the processor of a page some times slower than this machine. */
export async function slowDown(page: Page, cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** Opens a page in a new context, and taps a control as soon as it is painted. Times count from the request. */
async function visit(browser: Browser, url: string, control: Control) {
  await using page = await browser.newPage(PHONE_SCREEN);
  await slowDown(page, SLOWEST_CPU);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOWEST_NETWORK });
  const task = { ...control, patience: PATIENCE_MS };
  await page.addInitScript(`globalThis.earlyTap = ${JSON.stringify(task)}`);
  await page.addInitScript({ path: PROBE });
  await page.goto(url, { waitUntil: 'commit' });
  const options = { timeout: LIMIT_MS, polling: 100 };
  const answered = await page.waitForFunction(
    () => globalThis.probe.tapAnswered,
    undefined,
    options,
  );
  await page.waitForLoadState('networkidle');
  const LCP = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const paints = observer.takeRecords() as LargestContentfulPaint[];
    // Chromium also counts what a tap by script shows.
    return paints.findLast(({ element }) => !element?.closest('dialog'))?.startTime ?? Infinity;
  });
  return { LCP, answered: (await answered.jsonValue()) ?? Infinity };
}

/** Repeats a visit that hangs: now and then the throttled network of Chromium stalls, on any page. */
export const visitSlowly = (...visited: Parameters<typeof visit>) =>
  visit(...visited).catch((error: unknown) => {
    console.error(String(error));
    return visit(...visited);
  });
