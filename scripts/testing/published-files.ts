import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentType } from 'mime-types';

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
export const getSentFile = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);

/** Returns the number of bytes that are sent for a file, without headers. */
export const getTransferSize = (file: string) => statSync(getSentFile(file)).size;

/** Returns the content type that a host sends for a file. */
export const getMimeType = (file: string) => contentType(path.extname(file)) || 'text/plain';
