/** The file extensions of the compressed forms of a file: brotli and gzip. */
export const COMPRESSED_EXTENSIONS = ['.br', '.gz'];

const TEXT_FILE = /\.(css|csv|html|ics|js|svg|txt|webmanifest|xml)$/;

/** Whether a file is a text file. Such files are published in compressed forms too. */
export const isCompressible = (file: string): boolean => TEXT_FILE.test(file);
