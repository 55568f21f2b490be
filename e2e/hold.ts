import type { Page } from '@playwright/test';
import { PAINT_WAIT_MS } from '@/scripts/testing/hydration';
import { expect, stopClock } from './test';

/** Matches the chunks of a page's script. */
export const SCRIPTS = /\/_next\/.*\.js$/;

/**
 * Holds responses back from a page.
 *
 * @param files matches their addresses
 * @returns releases them
 */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * Opens a page and holds its script back. Its clock stands still, for after some time a page does without its script.
 *
 * @returns releases it
 */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  await stopClock(page);
  const release = await hold(page, SCRIPTS);
  // The `load` event waits for the script.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.clock.runFor(PAINT_WAIT_MS);
  return release;
}
