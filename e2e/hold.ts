import type { Page } from '@playwright/test';

/** Files that a page's script is made of. */
export const SCRIPTS = /\/_next\/.*\.js$/;

/**
 * Keeps files back from a page.
 *
 * @returns a function that lets them come
 */
export async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    // The page may have gone, or its files be let come, before this is reached.
    await route.continue().catch(() => undefined);
  });
  return release;
}
