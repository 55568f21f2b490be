/** Files that operating systems, editors and programs leave in folders. */
const SYSTEM_FILE =
  /(^|[\\/])(\.DS_Store|\._[^\\/]*|e?h?thumbs\.db|desktop\.ini|Icon\r|~\$[^\\/]*|\.~lock\.[^\\/]*#|\.[^\\/]*\.sw\w|\.#[^\\/]*|[^\\/]*~)$/i;

/** @param name a file's name or path */
export const isSystemFile = (name: string): boolean => SYSTEM_FILE.test(name);
