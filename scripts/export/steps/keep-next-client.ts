import { STATIC_FOLDER } from '../next-format';
import type { Page } from '../step';

/** Keeps all chunks of Next.js: its client requests some that the document does not name. */
export const keepNextClient = (page: Page): Page => ({
  ...page,
  references: [`${STATIC_FOLDER}/chunks/`],
});
