const TEXT_EXTENSIONS = 'css|csv|html|ics|js|svg|txt|webmanifest|xml';

const TEXT_FILE = new RegExp(`\\.(${TEXT_EXTENSIONS})$`);

/** Whether a file is a text file. Such files are published in compressed forms too. */
export const isCompressible = (file: string): boolean => TEXT_FILE.test(file);

/** A regular expression for the names of compressed files. */
export const COMPRESSED_FILE = `\\.(?:${TEXT_EXTENSIONS})\\.(?:br|gz)$`;

/** Returns the names of a file's compressed forms, even if it is too small to have them. */
export const getCompressedNames = (file: string): string[] =>
  isCompressible(file) ? [`${file}.br`, `${file}.gz`] : [];
