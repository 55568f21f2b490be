import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileBelow } from '../files';
import { getIndexFiles } from '../pages';
import type { StepContext, Page } from '../step';

/** Writes the one or two files of a page, its payload and its chunks. */
export async function writePage(page: Page, { folder }: StepContext): Promise<Page> {
  const { file, html, payload, chunks = [] } = page;
  for (const name of [file, ...getIndexFiles(file)]) await writeFileBelow(folder, name, html);
  if (payload) await writeFileBelow(folder, payload.file, payload.text);
  for (const chunk of chunks) {
    // Pages share chunks, whose names are hashes of their content.
    if (existsSync(path.join(folder, chunk.file))) continue;
    await writeFileBelow(folder, chunk.file, chunk.text);
  }
  return page;
}
