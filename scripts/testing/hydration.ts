import type { Page } from '@playwright/test';

/** Waits until the page's script has taken it over, which React shows by its keys on the elements. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}
