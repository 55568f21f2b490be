import { expect, type Page } from '@playwright/test';

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

/** Opens a page whose script does not come before it is released. */
export async function openHeld(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, SCRIPTS);
  // The page's `load` waits for its script.
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return release;
}
