import type { Page, Request } from '@playwright/test';
import { getFileOfAddress, getTransferSize } from '@/testing/published-files';

/** The screen of Lighthouse's phone. */
export const PHONE_SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * The bytes that a page loads before any interaction, by Playwright's type of a request: `fetch` is what scripts fetch,
 * such as props of islands. They are the sizes of the files, so they do not depend on the server.
 */
export type FirstViewBytes = Partial<Record<string, number>>;

/** A page without requests for this long has loaded everything that it loads by itself. */
const QUIET_MS = 500;

/**
 * Opens a page and adds up what it loads until it is ready and requests nothing more.
 *
 * @param page a new one in a new context
 * @param served a published folder, and where it is served
 */
export async function loadFirstView(
  page: Page,
  { origin, folder }: { origin: string; folder: string },
  path: string,
  waitUntilReady?: (page: Page) => Promise<void>,
): Promise<FirstViewBytes> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) requests.push(request);
  });
  await page.goto(origin + path);
  await waitUntilReady?.(page);
  for (let seen = -1; seen < requests.length;) {
    seen = requests.length;
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    await page.waitForTimeout(QUIET_MS);
  }
  const types = new Map(
    requests.map((request) => [new URL(request.url()).pathname, request.resourceType()] as const),
  );
  const bytes: FirstViewBytes = {};
  for (const [pathname, type] of types) {
    const file = getFileOfAddress(folder, pathname);
    if (!file) throw new Error(`${pathname} was requested and is not in ${folder}`);
    bytes[type] = (bytes[type] ?? 0) + getTransferSize(file);
  }
  return bytes;
}
