import path from 'node:path';

/** The folder of the project, whose content a command works on. */
export const PROJECT = path.join(import.meta.dirname, '../..');
