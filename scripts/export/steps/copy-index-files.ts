import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { ENCODINGS } from '../compressed-forms';
import { getIndexFiles } from '../pages';
import type { ExportedSite } from '../step';

/** Copies each page, and its compressed forms, to its second file: about.html to about/index.html. */
export async function copyIndexFiles({ folder, pages }: ExportedSite): Promise<void> {
  for (const { file } of pages.filter(({ isOwn }) => !isOwn)) {
    for (const index of getIndexFiles(file)) {
      await mkdir(path.join(folder, path.dirname(index)), { recursive: true });
      for (const extension of ['', ...ENCODINGS.map((encoding) => `.${encoding.extension}`)]) {
        const source = path.join(folder, file + extension);
        if (existsSync(source)) await copyFile(source, path.join(folder, index + extension));
      }
    }
  }
}
