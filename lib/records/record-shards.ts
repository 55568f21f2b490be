/**
 * The records are published in shards: files with a block of rows, the search index, all rows, or the rows of some
 * certificates. A page fetches the shards that it needs. Each shard begins with its revision and its length, so that
 * the page recognises incomplete files and files of another revision.
 */

/** The number of rows in a block: ten pages of the table, about two kilobytes as brotli. */
export const ROWS_PER_BLOCK = 100;

/** Name of the shard with the search index. */
export const SEARCH_SHARD = 'search';

/** Name of the shard with all rows. */
export const ALL_ROWS_SHARD = 'all';

/** The number of the block that has the row at a position. Blocks and positions are counted from 0. */
export const getBlockNumber = (position: number) => Math.floor(position / ROWS_PER_BLOCK);

export const getBlockShardName = (block: number) => `rows-${block}`;

/** Name of a shard with the rows of some certificates. These shards are counted from 0. */
export const getCertificateShardName = (shard: number) => `certificates-${shard}`;

/** Name of the file that holds a shard, in the folder of its revision. */
export const getShardFile = (name: string) => `${name}.csv`;

export const formatShard = (revision: string, name: string, text: string): string =>
  `${revision} ${name} ${text.length}\n${text}`;

/**
 * Reads a shard's file.
 *
 * @throws Error if it is not the complete shard of this revision
 */
export function parseShard(revision: string, name: string, file: string): string {
  const text = file.slice(file.indexOf('\n') + 1);
  if (file !== formatShard(revision, name, text))
    throw new Error(`${name}: not this shard, or incomplete`);
  return text;
}

/** Converts rows to the text of a shard; splitShardRows converts them back. */
export const joinShardRows = (rows: readonly string[]): string => rows.join('\n');
export const splitShardRows = (text: string): string[] => text.split('\n');
