import { STATIC_FOLDER } from '../next-format';
import type { Page } from '../step';

/** Keeps all chunks of Next.js: its client requests some chunks that the document does not name. */
export const keepNextClient = (page: Page): Page => ({
  ...page,
  referencedFiles: [`${STATIC_FOLDER}/chunks/`],
});
