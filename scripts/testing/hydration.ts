import type { Page } from '@playwright/test';
import { isHydrated } from './in-page';

/** Waits until the page is hydrated. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
