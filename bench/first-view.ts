import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import { getInlineStyles } from '@/scripts/export/html';
import { getFileOfAddress, getWireSize } from '@/scripts/testing/published-files';

const NOTHING = { document: 0, script: 0, tree: 0, css: 0, font: 0, image: 0, other: 0 };
export type RequestType = keyof typeof NOTHING;
export const REQUEST_TYPES = Object.keys(NOTHING) as RequestType[];

/** The screen of Lighthouse's phone. */
export const PHONE_SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A file that the browser asked for, and how many bytes it was sent. */
export interface SentFile {
  pathname: string;
  type: RequestType;
  bytes: number;
}

/** What a route loads before its visitor does anything. */
export interface FirstView {
  files: readonly SentFile[];
  bytes: Record<RequestType, number>;
  /** Of all files. */
  total: number;
  /** The style sheet within the document, compressed by itself; it is sent as part of the document. */
  inlinedCss: number;
}

/** Without a request for so long, a page has loaded all that it loads by itself. */
const QUIET_MS = 500;

/** Of type tree is the tree of components, the rows of the records, and whatever else is read by script. */
const TYPES_BY_ENDING: readonly (readonly [RegExp, RequestType])[] = [
  [/\.js$/, 'script'],
  [/\.(csv|json|txt)$/, 'tree'],
  [/\.css$/, 'css'],
  [/\.woff2?$/, 'font'],
  [/\.(avif|gif|ico|jpe?g|png|svg|webp)$/, 'image'],
  [/\.(webmanifest|xml)$/, 'other'],
];

/** What a file is for, by its address; what has no known ending is a document. */
export function getRequestType(pathname: string): RequestType {
  return TYPES_BY_ENDING.find(([ending]) => ending.test(pathname))?.[1] ?? 'document';
}

/** Adds up the files of each type. */
export function sumBytesByType(files: readonly SentFile[]) {
  const bytes = { ...NOTHING };
  for (const file of files) bytes[file.type] += file.bytes;
  return bytes;
}

/** Notes what a page asks for, until it has asked for nothing more for a while. */
function watchRequests(page: Page, origin: string) {
  const pathnames = new Set<string>();
  const running = new Set<Request>();
  let lastChange = Date.now();
  const end = (request: Request) => {
    running.delete(request);
    lastChange = Date.now();
  };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) pathnames.add(url.pathname);
    running.add(request);
  });
  page.on('requestfinished', end).on('requestfailed', end);
  const waitUntilQuiet = async () => {
    while (running.size > 0 || Date.now() - lastChange < QUIET_MS) await page.waitForTimeout(50);
  };
  return { pathnames, untilQuiet: waitUntilQuiet };
}

function getSentFile(folder: string, pathname: string): SentFile {
  const file = getFileOfAddress(folder, pathname);
  if (!file) throw new Error(`${pathname} was asked for and is not in ${folder}`);
  return { pathname, type: getRequestType(pathname), bytes: getWireSize(file) };
}

/**
 * Opens a route and tells what it loads before its visitor does anything: until its script has taken it over and no
 * request follows. The sizes are those of the files, so that they do not depend on how the page is served.
 *
 * @param page a fresh one, whose browser has loaded nothing yet
 * @param untilReady waits until the page has done what it does by itself
 */
export async function loadFirstView(
  page: Page,
  { origin, folder }: { origin: string; folder: string },
  route: string,
  untilReady: (page: Page) => Promise<void> = waitForHydration,
): Promise<FirstView> {
  const { pathnames, untilQuiet } = watchRequests(page, origin);
  await page.goto(origin + route);
  await untilReady(page);
  await untilQuiet();
  const files = [...pathnames].map((pathname) => getSentFile(folder, pathname));
  const html = readFileSync(getFileOfAddress(folder, route) ?? '', 'utf8');
  return {
    files,
    bytes: sumBytesByType(files),
    total: files.reduce((sum, { bytes }) => sum + bytes, 0),
    inlinedCss: brotliCompressSync(getInlineStyles(html).join('')).length,
  };
}

/** How many pictures of the gallery a first view loads; on the home page they are those of its slideshow. */
export const countGalleryPictures = ({ files }: Pick<FirstView, 'files'>) =>
  files.filter(({ pathname }) => /^\/(assets|pictures)\/gallery\//.test(pathname)).length;
