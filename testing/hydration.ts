import type { Page } from '@playwright/test';
import { SCRIPTS, type FaultyServer } from './faulty-server';

/** The longest time that a page waits for its first paint before it loads its script. */
export const PAINT_WAIT_MS = 1_000;

/** Whether a published page is hydrated (scripts/export/inline/start.ts). Runs in the page. */
export const isHydrated = () => 'started' in document.documentElement.dataset;

export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}

/** Makes a page's script or its imports fail until the script is requested again. */
export const failFirst = (site: FaultyServer, files: RegExp, answer: 'down' | 'gone' | 'half') =>
  site.answer(files, () =>
    site.asked.filter((pathname) => SCRIPTS.test(pathname)).length > 1 ? 'well' : answer,
  );
