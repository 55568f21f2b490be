import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the file of a published folder that is served at an address; undefined if there is none.
 *
 * @param pathname the path of the address, without a base path
 */
export function getFileOfAddress(folder: string, pathname: string): string | undefined {
  const name = path.normalize(decodeURIComponent(pathname));
  const candidates = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`];
  return candidates
    .map((candidate) => path.join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Returns the file of a page of the site, as a path below the published folder. */
export const getPageFile = (route: string) =>
  route === '/' ? 'index.html' : `${route.slice(1)}.html`;

/** Returns the file that is sent to a browser that accepts brotli: the compressed one, if it exists. */
const getSentFile = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);

/** Returns the number of bytes that are sent for a file, without headers. */
export const getTransferSize = (file: string) => statSync(getSentFile(file)).size;

/** The content types of the site's files, by their endings. */
const CONTENT_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.ics': 'text/calendar; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml; charset=utf-8',
};

/** Returns the content type that a host sends for a file. */
export const getMimeType = (file: string) => CONTENT_TYPES[path.extname(file)] ?? 'text/plain';
