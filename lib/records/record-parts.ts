/**
 * The records are published in parts, of which the screen fetches what it needs: rows in blocks, what is searched, and
 * all rows together. Every part names the publication that it belongs to and its own length, so that nothing torn, and
 * nothing of another publication, is ever taken for it.
 */

/** Rows in a block: ten pages, in some two kilobytes. */
export const BLOCK_SIZE = 100;

/** Name of the part with what is searched. */
export const SEARCH_PART = 'search';

/** Name of the part with all rows. */
export const ALL_PART = 'all';

/** The block that a row is in, by the row's place among all, from 0 on. */
export const blockOf = (position: number) => Math.floor(position / BLOCK_SIZE);

/** Name of the part with the rows of a block. */
export const blockPart = (block: number) => `rows-${block}`;

/** Name of the file that holds a part, in the folder of its publication. */
export const partFile = (name: string) => `${name}.csv`;

const labelOf = (publication: string, name: string, text: string) =>
  `${publication} ${name} ${text.length}\n`;

/** A part as its file holds it. */
export const writePart = (publication: string, name: string, text: string): string =>
  labelOf(publication, name, text) + text;

/**
 * What a part's file holds.
 *
 * @throws Error when it is anything but that part of that publication, whole
 */
export function readPart(publication: string, name: string, file: string): string {
  const text = file.slice(file.indexOf('\n') + 1);
  if (file !== writePart(publication, name, text))
    throw new Error(`${name}: not this part, or torn`);
  return text;
}

/** The rows of a part, from its text and back. */
export const joinPartRows = (rows: readonly string[]): string => rows.join('\n');
export const splitPartRows = (text: string): string[] => text.split('\n');
