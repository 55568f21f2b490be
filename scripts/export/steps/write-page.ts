import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeFileBelow } from '../files';
import type { StepContext, ExportedPage } from '../step';

/** Writes the file of a page, its payload and its chunks. */
export async function writePage(
  page: ExportedPage,
  { folder }: StepContext,
): Promise<ExportedPage> {
  const { file, html, payload, chunks = [] } = page;
  await writeFileBelow(folder, file, html);
  if (payload) await writeFileBelow(folder, payload.file, payload.text);
  for (const chunk of chunks) {
    // Pages share chunks, whose names are hashes of their content.
    if (existsSync(path.join(folder, chunk.file))) continue;
    await writeFileBelow(folder, chunk.file, chunk.text);
  }
  return page;
}
