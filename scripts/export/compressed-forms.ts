const TEXT_ENDINGS = 'css|csv|html|ics|js|svg|txt|webmanifest|xml';

const TEXT = new RegExp(`\\.(${TEXT_ENDINGS})$`);

/** Whether a file is text, which is published in compressed forms too. */
export const isCompressible = (file: string): boolean => TEXT.test(file);

/** The extensions of compressed files, as a regular expression. */
export const COMPRESSED_FORM = `\\.(?:${TEXT_ENDINGS})\\.(?:br|gz)$`;

/** The names of a file's compressed forms, whether or not it is large enough to have them. */
export const getCompressedForms = (file: string): string[] =>
  isCompressible(file) ? [`${file}.br`, `${file}.gz`] : [];
