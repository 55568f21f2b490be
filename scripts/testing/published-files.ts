import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The file of a published folder that is served at an address.
 *
 * @param pathname its path, without a base path
 * @returns undefined if there is none
 */
export function getFileOfAddress(folder: string, pathname: string): string | undefined {
  const name = path.normalize(decodeURIComponent(pathname));
  const candidates = name === '/' ? ['/index.html'] : [name, `${name}.html`];
  return candidates
    .map((candidate) => path.join(folder, candidate))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** The file that is sent to a browser that accepts brotli. */
export const getWireFile = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);

/** The transfer size of a file in bytes, without headers. */
export const getWireSize = (file: string) => statSync(getWireFile(file)).size;

const MIME_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The content type that a host sends for a file. */
export const getMimeType = (file: string) => MIME_TYPES[path.extname(file)] ?? 'text/plain';
