import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import { getInlineStyles } from '@/scripts/export/html';
import { getFileOfAddress, getWireSize } from '@/scripts/testing/published-files';

const NOTHING = { document: 0, script: 0, data: 0, css: 0, font: 0, image: 0, other: 0 };
type RequestType = keyof typeof NOTHING;
export const REQUEST_TYPES = Object.keys(NOTHING) as RequestType[];

/** The screen of Lighthouse's phone. */
export const PHONE_SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** A requested file, and its transfer size. */
export interface SentFile {
  pathname: string;
  type: RequestType;
  bytes: number;
}

/** What a route loads before any interaction. */
export interface FirstView {
  files: readonly SentFile[];
  bytes: Record<RequestType, number>;
  /** The bytes of all files. */
  total: number;
  /** The bytes of the inlined style sheet, compressed by itself. It is part of the document. */
  inlinedCss: number;
}

/** A page without requests for this long has loaded everything that it loads by itself. */
const QUIET_MS = 500;

/** The type `data` is the payload of a page and the rows of the records. */
const TYPES_BY_ENDING: readonly (readonly [RegExp, RequestType])[] = [
  [/\.js$/, 'script'],
  [/\.(csv|json|txt)$/, 'data'],
  [/\.css$/, 'css'],
  [/\.woff2?$/, 'font'],
  [/\.(avif|gif|ico|jpe?g|png|svg|webp)$/, 'image'],
  [/\.(webmanifest|xml)$/, 'other'],
];

/** The type of a file by its address; without a known ending it is a document. */
export function getRequestType(pathname: string): RequestType {
  return TYPES_BY_ENDING.find(([ending]) => ending.test(pathname))?.[1] ?? 'document';
}

/** Adds up the files of each type. */
export function sumBytesByType(files: readonly SentFile[]) {
  const bytes = { ...NOTHING };
  for (const file of files) bytes[file.type] += file.bytes;
  return bytes;
}

/** Records the requests of a page, until there are none for a while. */
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
  if (!file) throw new Error(`${pathname} was requested and is not in ${folder}`);
  return { pathname, type: getRequestType(pathname), bytes: getWireSize(file) };
}

/**
 * Opens a route and lists what it loads before any interaction: until it is hydrated and requests nothing more. Sizes are
 * those of the files, so they do not depend on the server.
 *
 * @param page a new one in a new context
 * @param untilReady default: waits for hydration
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

/** The number of gallery pictures that a first view loads. On the home page they are slides. */
export const countGalleryPictures = ({ files }: Pick<FirstView, 'files'>) =>
  files.filter(({ pathname }) => /^\/(assets|pictures)\/gallery\//.test(pathname)).length;
