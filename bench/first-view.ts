import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { getInlineStyles } from '@/scripts/export/html';
import { getFileOfAddress, getTransferSize } from '@/scripts/testing/published-files';

/** The screen of Lighthouse's phone. */
export const PHONE_SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A published folder, and where it is served. */
export interface Served {
  origin: string;
  folder: string;
}

/** What a route loads before any interaction. Sizes are those of the files, so they do not depend on the server. */
export interface FirstView {
  /** By Playwright's type of a request; `fetch` is what scripts fetch: props of islands, and rows of the records. */
  bytes: Partial<Record<string, number>>;
  /** The inlined style sheet, compressed by itself. It is part of the document. */
  inlinedCss: number;
  /** The number of the gallery's pictures. On the home page they are slides. */
  galleryPictures: number;
}

/** A page without requests for this long has loaded everything that it loads by itself. */
const QUIET_MS = 500;

/** Waits until all requests of a page have ended and no more come. */
async function waitUntilQuiet(page: Page, requests: readonly Request[]): Promise<void> {
  for (let seen = -1; seen < requests.length;) {
    seen = requests.length;
    await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
    await page.waitForTimeout(QUIET_MS);
  }
}

/**
 * Opens a route and adds up what it loads until it is ready and requests nothing more.
 *
 * @param page a new one in a new context
 */
export async function loadFirstView(
  page: Page,
  { origin, folder }: Served,
  route: string,
  waitUntilReady: (page: Page) => Promise<void>,
): Promise<FirstView> {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) requests.push(request);
  });
  await page.goto(origin + route);
  await waitUntilReady(page);
  await waitUntilQuiet(page, requests);
  const types = new Map(
    requests.map((request) => [new URL(request.url()).pathname, request.resourceType()] as const),
  );
  const bytes: FirstView['bytes'] = {};
  for (const [pathname, type] of types) {
    const file = getFileOfAddress(folder, pathname);
    if (!file) throw new Error(`${pathname} was requested and is not in ${folder}`);
    bytes[type] = (bytes[type] ?? 0) + getTransferSize(file);
  }
  const html = readFileSync(getFileOfAddress(folder, route) ?? '', 'utf8');
  const isGalleryPicture = (pathname: string) => /^\/(assets|pictures)\/gallery\//.test(pathname);
  return {
    bytes,
    inlinedCss: brotliCompressSync(getInlineStyles(html).join('')).length,
    galleryPictures: [...types.keys()].filter(isGalleryPicture).length,
  };
}
