import type { Page } from '@playwright/test';
import { isHydrated } from './in-page';

/** Longer than a page waits for its first paint before it loads its script. */
export const PAINT_WAIT_MS = 1_000;

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
