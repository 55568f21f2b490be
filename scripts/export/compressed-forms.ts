/** The encodings of compressed files, the best first: the name that browsers use, and the file extension. */
export const ENCODINGS = [
  { name: 'br', extension: 'br' },
  { name: 'gzip', extension: 'gz' },
] as const;

/** The alternatives of a pattern for the extensions of compressed files. */
export const COMPRESSED_EXTENSIONS = ENCODINGS.map(({ extension }) => extension).join('|');

const TEXT_EXTENSIONS = 'css|csv|html|ics|js|svg|txt|webmanifest|xml';

const TEXT_FILE = new RegExp(`\\.(${TEXT_EXTENSIONS})$`);

/** Whether a file is a text file. Such files are published in compressed forms too. */
export const isCompressible = (file: string): boolean => TEXT_FILE.test(file);

/** A regular expression for the names of compressed files. */
export const COMPRESSED_FILE = `\\.(?:${TEXT_EXTENSIONS})\\.(?:${COMPRESSED_EXTENSIONS})$`;

/** Returns the names of a file's compressed forms, even if it is too small to have them. */
export const getCompressedNames = (file: string): string[] =>
  isCompressible(file) ? ENCODINGS.map(({ extension }) => `${file}.${extension}`) : [];
