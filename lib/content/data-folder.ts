import path from 'node:path';

/** Where the content of this project stands. */
export const DATA_FOLDER = path.join(process.cwd(), 'data');
