/**
 * The records are published in shards, of which the screen fetches what it needs: rows in blocks, what is searched, and
 * all rows together. Every shard names the revision that it belongs to and its own length, so that nothing torn, and
 * nothing of another revision, is ever taken for it.
 */

/** Rows in a block: ten pages, in some two kilobytes. */
export const BLOCK_SIZE = 100;

/** Name of the shard with what is searched. */
export const SEARCH_SHARD = 'search';

/** Name of the shard with all rows. */
export const ALL_SHARD = 'all';

/** The block that a row is in, by the row's place among all, from 0 on. */
export const getBlock = (position: number) => Math.floor(position / BLOCK_SIZE);

/** Name of the shard with the rows of a block. */
export const getBlockShard = (block: number) => `rows-${block}`;

/** Name of the file that holds a shard, in the folder of its revision. */
export const getShardFile = (name: string) => `${name}.csv`;

const getLabel = (revision: string, name: string, text: string) =>
  `${revision} ${name} ${text.length}\n`;

/** A shard as its file holds it. */
export const writeShard = (revision: string, name: string, text: string): string =>
  getLabel(revision, name, text) + text;

/**
 * What a shard's file holds.
 *
 * @throws Error when it is anything but that shard of that revision, whole
 */
export function readShard(revision: string, name: string, file: string): string {
  const text = file.slice(file.indexOf('\n') + 1);
  if (file !== writeShard(revision, name, text))
    throw new Error(`${name}: not this shard, or torn`);
  return text;
}

/** The rows of a shard, from its text and back. */
export const joinShardRows = (rows: readonly string[]): string => rows.join('\n');
export const splitShardRows = (text: string): string[] => text.split('\n');
