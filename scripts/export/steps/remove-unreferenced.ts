import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { STATIC_FOLDER } from '../next-format';
import type { Site } from '../step';

/** Removes files of Next.js that no page requests, and the style sheets, which are inlined. */
export async function removeUnreferenced({ folder, references }: Site): Promise<void> {
  const folders = [...references].filter((name) => name.endsWith('/'));
  const isReferenced = (file: string) =>
    references.has(file) || folders.some((name) => file.startsWith(name));
  for (const file of await listFiles(folder)) {
    if (!file.startsWith(`${STATIC_FOLDER}/`)) continue;
    if (file.endsWith('.css') || !isReferenced(file)) await rm(path.join(folder, file));
  }
}
