import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { STATIC_FOLDER } from '../next-format';
import type { SiteStep } from '../step';

/** Removes empty folders. */
async function removeEmptyFolders(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // Deepest first; a folder with files stays.
  for (const location of folders.sort().reverse()) await rmdir(location).catch(() => undefined);
}

/** Removes files of Next.js that no page requests, and the style sheets, which are inlined. */
export const removeUnreferenced: SiteStep = {
  name: 'remove what no page asks for',
  async run({ folder, references }) {
    const folders = [...references].filter((name) => name.endsWith('/'));
    const isReferenced = (file: string) =>
      references.has(file) || folders.some((name) => file.startsWith(name));
    for (const file of await listFiles(folder)) {
      if (!file.startsWith(`${STATIC_FOLDER}/`)) continue;
      if (file.endsWith('.css') || !isReferenced(file)) await rm(path.join(folder, file));
    }
    await removeEmptyFolders(folder);
  },
};
