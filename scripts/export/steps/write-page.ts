import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileIn } from '../files';
import { getIndexFiles } from '../pages';
import type { Context, Page } from '../step';

/** Writes a page under each of its names, its payload and its chunks. */
export async function writePage(page: Page, { folder }: Context): Promise<Page> {
  const { file, html, payload, chunks = [] } = page;
  for (const name of [file, ...getIndexFiles(file)]) await writeFileIn(folder, name, html);
  if (payload) await writeFileIn(folder, payload.file, payload.text);
  for (const chunk of chunks) {
    // Pages share chunks, whose names are hashes of their content.
    if (existsSync(path.join(folder, chunk.file))) continue;
    await writeFileIn(folder, chunk.file, chunk.text);
  }
  return page;
}
