import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { EDITOR_PAGE_FILE } from '../../editor/build-editor';
import { COMPRESSED_EXTENSIONS } from '../../shared/compressed-forms';
import { getIndexFiles } from '../pages';
import type { ExportedSite } from '../step';

/** Copies each page, and its compressed forms, to its second file: about.html to about/index.html. */
export async function copyIndexFiles({ folder, pages }: ExportedSite): Promise<void> {
  for (const file of [...pages.map((page) => page.file), EDITOR_PAGE_FILE]) {
    for (const index of getIndexFiles(file)) {
      for (const extension of ['', ...COMPRESSED_EXTENSIONS]) {
        const source = path.join(folder, file + extension);
        // A small page has no compressed forms, and a site without a repository has no editor.
        if (!existsSync(source)) continue;
        await mkdir(path.join(folder, path.dirname(index)), { recursive: true });
        await copyFile(source, path.join(folder, index + extension));
      }
    }
  }
}
