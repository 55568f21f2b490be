import path from 'node:path';

/** The folder of this project's content. */
export const DATA_FOLDER = path.join(process.cwd(), 'data');
