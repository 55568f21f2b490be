import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The file that hosts send for an unknown path. */
export const NOT_FOUND_FILE = '404.html';

/** The largest size of a page as it is sent, in bytes: with its headers, it fits into ten packets of 1,460 bytes. */
export const MAX_PAGE_BYTES = 14_200;

/** Returns the path of a page within the site: `/` for index.html, `/about` for about.html. */
export const getPathOfFile = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** The second file of a page, such as about/index.html, for hosts that look for an index; some pages have none. */
export const getIndexFiles = (file: string): string[] =>
  ['index.html', NOT_FOUND_FILE].includes(file) ? [] : [file.replace(/\.html$/, '/index.html')];

/** Lists the paths of all files below a folder, with forward slashes, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
