import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOtherFile, findReferences, STATIC_FOLDER } from '../next-format';
import type { PageStep } from '../step';
import { UnexpectedOutput } from '../unexpected-output';

/** Collects the files that a page may request; a missing one ends the build. */
export const collectReferences: PageStep = {
  name: 'collect references',
  transform(page, context) {
    const text = page.html + (page.payload?.text ?? '');
    const ofChunks = (page.chunks ?? []).flatMap((chunk) => chunk.references);
    const references = [...findReferences(text), ...ofChunks];
    const missing = references.find((file) => !existsSync(path.join(context.folder, file)));
    if (missing) throw new UnexpectedOutput(`${missing}, which it needs, is missing`);
    const other = findOtherFile(text);
    if (other) {
      throw new UnexpectedOutput(`${other}, which it needs, is missing from ${STATIC_FOLDER}`);
    }
    return { ...page, references };
  },
};
