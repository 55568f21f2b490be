/** Paths of files that operating systems, editors and programs leave in folders. */
const JUNK_FILE_PATTERN =
  /(^|[\\/])(\.DS_Store|\._[^\\/]*|e?h?thumbs\.db|desktop\.ini|Icon\r|~\$[^\\/]*|\.~lock\.[^\\/]*#|\.[^\\/]*\.sw\w|\.#[^\\/]*|[^\\/]*~)$/i;

/** @param name the name or path of a file */
export const isJunkFile = (name: string): boolean => JUNK_FILE_PATTERN.test(name);
