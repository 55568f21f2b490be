import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../files';
import { NEXT_STATIC_FOLDER } from '../next-format';
import type { ExportedSite } from '../step';

/** Removes the files of Next.js that no page names, such as its style sheets, which are inlined. */
export async function removeUnusedNextFiles({
  folder,
  referencedFiles,
}: ExportedSite): Promise<void> {
  for (const file of await listFiles(folder)) {
    const isOfNext = file.startsWith(`${NEXT_STATIC_FOLDER}/`);
    if (isOfNext && !referencedFiles.has(file)) await rm(path.join(folder, file));
  }
}
