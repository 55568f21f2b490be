import { STATIC_FOLDER } from '../next-format';
import type { ExportedPage } from '../step';

/** Keeps all chunks of Next.js: its client requests some chunks that the document does not name. */
export const keepNextClient = (page: ExportedPage): ExportedPage => ({
  ...page,
  referencedFiles: [`${STATIC_FOLDER}/chunks/`],
});
