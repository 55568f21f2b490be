import path from 'node:path';

/** The folder of the content: data/, or in tests the one that `CONTENT_FOLDER` names. */
export const DATA_FOLDER = path.resolve(process.env.CONTENT_FOLDER ?? 'data');
