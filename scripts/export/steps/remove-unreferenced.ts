import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { STATIC_FOLDER } from '../next-format';
import type { ExportedSite } from '../step';

/** Removes files of Next.js that no page requests, and style sheet files, because style sheets are inlined. */
export async function removeUnreferenced({ folder, referencedFiles }: ExportedSite): Promise<void> {
  const folders = [...referencedFiles].filter((name) => name.endsWith('/'));
  const isReferenced = (file: string) =>
    referencedFiles.has(file) || folders.some((name) => file.startsWith(name));
  for (const file of await listFiles(folder)) {
    if (!file.startsWith(`${STATIC_FOLDER}/`)) continue;
    if (file.endsWith('.css') || !isReferenced(file)) await rm(path.join(folder, file));
  }
}
