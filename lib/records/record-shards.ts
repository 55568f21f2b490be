/**
 * The records are published in shards, and the screen fetches those it needs: rows in blocks, the search index, or all
 * rows. Each shard names its revision and length, so that incomplete files and files of another revision are
 * recognised.
 */

/** Rows in a block: ten pages, about two kilobytes. */
export const BLOCK_SIZE = 100;

/** Name of the shard with the search index. */
export const SEARCH_SHARD = 'search';

/** Name of the shard with all rows. */
export const ALL_SHARD = 'all';

/** The block of a row, by the row's position among all, counted from 0. */
export const getBlock = (position: number) => Math.floor(position / BLOCK_SIZE);

/** Name of the shard with the rows of a block. */
export const getBlockShard = (block: number) => `rows-${block}`;

/** Name of the file that holds a shard, in the folder of its revision. */
export const getShardFile = (name: string) => `${name}.csv`;

const getLabel = (revision: string, name: string, text: string) =>
  `${revision} ${name} ${text.length}\n`;

/** The content of a shard's file. */
export const writeShard = (revision: string, name: string, text: string): string =>
  getLabel(revision, name, text) + text;

/**
 * Reads a shard's file.
 *
 * @throws Error if it is not the complete shard of this revision
 */
export function readShard(revision: string, name: string, file: string): string {
  const text = file.slice(file.indexOf('\n') + 1);
  if (file !== writeShard(revision, name, text))
    throw new Error(`${name}: not this shard, or incomplete`);
  return text;
}

/** Certificates in a shard, on average. */
const CERTIFICATES_IN_SHARD = 200;

const countCertificateShards = (total: number) =>
  Math.max(1, Math.ceil(total / CERTIFICATES_IN_SHARD));

/** A prime number that is far larger than the number of shards. */
const HASH_LIMIT = 65_521;

/** Name of the shard that has the row of a certificate, if there is one; the number alone says which. */
export function getCertificateShard(certificateNo: string, total: number): string {
  const hash = [...certificateNo].reduce(
    (sum, letter) => (31 * sum + letter.charCodeAt(0)) % HASH_LIMIT,
    0,
  );
  return `certificates-${hash % countCertificateShards(total)}`;
}

/** The rows by the names of these shards. */
export function groupByCertificate(rows: readonly string[], column: number): Map<string, string[]> {
  const names = Array.from(
    { length: countCertificateShards(rows.length) },
    (_, shard) => `certificates-${shard}`,
  );
  const groups = new Map(names.map((name) => [name, [] as string[]]));
  for (const row of rows) {
    const number = row.split(',')[column];
    if (number) groups.get(getCertificateShard(number, rows.length))?.push(row);
  }
  return groups;
}

/** Converts the rows of a shard to text and back. */
export const joinShardRows = (rows: readonly string[]): string => rows.join('\n');
export const splitShardRows = (text: string): string[] => text.split('\n');
