import type { Page } from '@/lib/records/pagination';
import {
  ALL_SHARD,
  getBlock,
  BLOCK_SIZE,
  getBlockShard,
  getCertificateShard,
  getShardFile,
  readShard,
  SEARCH_SHARD,
  splitShardRows,
} from '@/lib/records/record-shards';
import {
  addNames,
  readSearchText,
  searchRecords,
  type SearchIndex,
} from '@/lib/records/record-search';

/** The address of the records' shards. */
export interface RecordsAddress {
  url: string;
  revision: string;
}

/** The published records; the page contains only the first ones. */
export interface PublishedRecords {
  address: RecordsAddress;
  /** The rows of the first page, as in the exported file. */
  firstRows: readonly string[];
  total: number;
  /** Other names of games and events, by the names in the records; search finds both. */
  otherNames?: Readonly<Record<string, string>>;
}

/** The records have been published again since the page was loaded, and the old shards are gone. */
export class RecordsGoneError extends Error {}

/** Beyond this number of blocks, one request for all rows is cheaper. */
const MOST_BLOCKS = 50;

/** Address of a shard. */
export const getShardUrl = ({ url, revision }: RecordsAddress, name: string) =>
  `${url}/${revision}/${getShardFile(name)}`;

async function fetchShard(address: RecordsAddress, name: string): Promise<string> {
  const response = await fetch(getShardUrl(address, name));
  if (response.status === 404 || response.status === 410) throw new RecordsGoneError(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return readShard(address.revision, name, await response.text());
}

/**
 * Finds the row of a certificate by one request.
 *
 * @returns undefined if there is none
 * @throws RecordsGoneError, or another Error if it cannot be loaded now
 */
export async function findCertificate(
  certificateNo: string,
  { address, total, column }: { address: RecordsAddress; total: number; column: number },
): Promise<string | undefined> {
  const text = await fetchShard(address, getCertificateShard(certificateNo, total));
  return splitShardRows(text).find((row) => row.split(',')[column] === certificateNo);
}

/** A range of the results: `end` is exclusive. */
type Stretch = Pick<Page, 'start' | 'end'>;

/** Opens the records of a revision. Shards are fetched on demand, and kept. */
export function openRecords({ address, firstRows, total, otherNames }: PublishedRecords) {
  const rows = [...firstRows];
  const fetching = new Map<string, Promise<string>>();
  let index: SearchIndex | undefined;
  let last: { query: string; found: Uint32Array } = {
    query: '',
    found: new Uint32Array(total).map((_, position) => position),
  };

  /** Does not fetch a shard twice at a time; one that failed is fetched again. */
  const fetchOnce = (name: string): Promise<string> => {
    const shard =
      fetching.get(name) ?? fetchShard(address, name).finally(() => fetching.delete(name));
    fetching.set(name, shard);
    return shard;
  };

  const fetchRows = async (name: string, start: number) =>
    splitShardRows(await fetchOnce(name)).forEach((row, place) => (rows[start + place] = row));

  const loadIndex = async (): Promise<void> => {
    index ??= addNames(readSearchText(await fetchOnce(SEARCH_SHARD)), otherNames);
  };

  /** The positions that a query finds; undefined until the search index is loaded. */
  const find = (query: string): Uint32Array | undefined => {
    if (query !== last.query && index) last = { query, found: searchRecords(index, query) };
    return query === last.query ? last.found : undefined;
  };

  /** The rows of a range of results, as in the exported file; undefined until all are loaded. */
  const getRows = (query: string, { start, end }: Stretch): string[] | undefined => {
    const wanted = find(query)?.subarray(start, end);
    const found = wanted && Array.from(wanted, (position) => rows[position]);
    return found?.every((row) => row !== undefined) ? found : undefined;
  };

  return {
    find,
    getRows,
    loadIndex,
    /**
     * Fetches what is still missing of a range of results.
     *
     * @throws RecordsGoneError, or another Error if it cannot be loaded now
     */
    load: async (query: string, stretch: Stretch): Promise<string[]> => {
      if (!find(query)) await loadIndex();
      const wanted = find(query)?.subarray(stretch.start, stretch.end) ?? [];
      const missing = Array.from(wanted).filter((position) => rows[position] === undefined);
      const blocks = [...new Set(missing.map(getBlock))];
      if (blocks.length > MOST_BLOCKS) await fetchRows(ALL_SHARD, 0);
      else
        await Promise.all(
          blocks.map((block) => fetchRows(getBlockShard(block), block * BLOCK_SIZE)),
        );
      const loaded = getRows(query, stretch);
      if (!loaded) throw new Error('rows are missing');
      return loaded;
    },
  };
}
