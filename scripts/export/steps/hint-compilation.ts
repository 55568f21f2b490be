import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteStep } from '../step';

/**
 * Tells Chromium to compile all functions of a chunk while it arrives, on another thread. Nearly all of them run
 * before the page answers.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Adds the hint at the start of each chunk, the only valid place. */
export const hintCompilation: SiteStep = {
  name: 'compile hints',
  async run({ folder, chunks, references }) {
    for (const file of [...chunks.keys()].filter((chunk) => references.has(chunk))) {
      const location = path.join(folder, file);
      await writeFile(location, COMPILE_HINT + (await readFile(location, 'utf8')));
    }
  },
};
