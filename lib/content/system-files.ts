/** Files that systems, editors and programs leave in folders: nobody put them there, and nobody is to see them. */
const SYSTEM_FILE =
  /(^|[\\/])(\.DS_Store|\._[^\\/]*|e?h?thumbs\.db|desktop\.ini|Icon\r|~\$[^\\/]*|\.~lock\.[^\\/]*#|\.[^\\/]*\.sw\w|\.#[^\\/]*|[^\\/]*~)$/i;

/** @param name a file's name or path */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);
