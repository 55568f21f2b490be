import { writeFileIn } from '../files';
import { getIndexFiles } from '../pages';
import type { PageStep } from '../step';

/** Writes a page under each of its names, and its payload. */
export const writePage: PageStep = {
  name: 'write the page',
  async transform(page, { folder }) {
    const { file, html, payload } = page;
    for (const name of [file, ...getIndexFiles(file)]) await writeFileIn(folder, name, html);
    if (payload) await writeFileIn(folder, payload.file, payload.text);
    return page;
  },
};
