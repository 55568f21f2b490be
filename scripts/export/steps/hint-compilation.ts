import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteStep } from '../step';

/**
 * Tells Chromium that all functions of a chunk are called at once, as nearly all of these are before the page answers.
 * So it compiles them while they arrive, on another thread, and not each when it is first called.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Puts that hint at the beginning of each chunk, the only place where it counts. */
export const hintCompilation: SiteStep = {
  name: 'compile hints',
  async run({ folder, chunks, references }) {
    for (const file of [...chunks.keys()].filter((chunk) => references.has(chunk))) {
      const location = path.join(folder, file);
      await writeFile(location, COMPILE_HINT + (await readFile(location, 'utf8')));
    }
  },
};
