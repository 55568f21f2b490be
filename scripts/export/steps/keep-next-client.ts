import { STATIC_FOLDER } from '../next-format';
import type { PageStep } from '../step';

/** Keeps all chunks of Next.js: its client requests some that the document does not name. */
export const keepNextClient = {
  name: 'keep the client of Next.js',
  transform: (page) => ({ ...page, references: [`${STATIC_FOLDER}/chunks/`] }),
} satisfies PageStep;
