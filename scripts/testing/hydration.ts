import type { Page } from '@playwright/test';
import { isHydrated } from './in-page';

/** The longest time that a page waits for its first paint before it loads its script. */
export const PAINT_WAIT_MS = 1_000;

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
