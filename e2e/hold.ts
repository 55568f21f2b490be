import type { Page } from '@playwright/test';
import { PAINT_WAIT_MS, waitForHydration } from '@/scripts/testing/hydration';
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
 * @returns lets the script and the clock go on, and expects that every press is answered
 */
export async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  await stopClock(page);
  const release = await hold(page, SCRIPTS);
  // The `load` event waits for the script.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.clock.runFor(PAINT_WAIT_MS);
  return async () => {
    release();
    // With a stopped clock: on a busy machine, a pressed link would be followed before the script answers it.
    await waitForHydration(page);
    await page.clock.resume();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  };
}
