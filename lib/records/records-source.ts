import type { Page } from '@/lib/records/pagination';
import {
  ALL_SHARD,
  getBlock,
  BLOCK_SIZE,
  getBlockShard,
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

/** Where the shards of the records are found. */
export interface RecordsAddress {
  /** Address of the folder of the shards. */
  url: string;
  revision: string;
}

/** The records, of which the page holds only the first. */
export interface PublishedRecords {
  address: RecordsAddress;
  /** Those of the first page, as the exported file has them. */
  firstRows: readonly string[];
  /** Number of all records. */
  total: number;
  /** Other names of games and events, by those that the records have; they are found by either. */
  otherNames?: Readonly<Record<string, string>>;
}

/** The records have been published anew since the page was, and their old shards are gone. */
export class RecordsGoneError extends Error {}

/** More blocks than this are not worth their requests: all rows are fetched in one shard. */
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

/** A stretch of what is found, by the place of its first record and the one after its last. */
type Stretch = Pick<Page, 'start' | 'end'>;

/** Opens the records of a revision, to be fetched shard by shard as they are asked for; what has come stays. */
export function openRecords({ address, firstRows, total, otherNames }: PublishedRecords) {
  /** All rows that have come, by their positions. */
  const rows = [...firstRows];
  const fetching = new Map<string, Promise<string>>();
  let index: SearchIndex | undefined;
  /** What was searched last. */
  let last: { query: string; found: Uint32Array } = {
    query: '',
    found: new Uint32Array(total).map((_, position) => position),
  };

  /** A shard that is on its way is not asked for again; one that failed is. */
  const fetchOnce = (name: string): Promise<string> => {
    const shard =
      fetching.get(name) ?? fetchShard(address, name).finally(() => fetching.delete(name));
    fetching.set(name, shard);
    return shard;
  };

  const fetchRows = async (name: string, start: number) =>
    splitShardRows(await fetchOnce(name)).forEach((row, place) => (rows[start + place] = row));

  /** Fetches what is searched. */
  const loadIndex = async (): Promise<void> => {
    index ??= addNames(readSearchText(await fetchOnce(SEARCH_SHARD)), otherNames);
  };

  /** The positions of the records that a query finds; undefined until what is searched has come. */
  const find = (query: string): Uint32Array | undefined => {
    if (query !== last.query && index) last = { query, found: searchRecords(index, query) };
    return query === last.query ? last.found : undefined;
  };

  /** The rows of what a query finds, as the exported file has them; undefined until all of them have come. */
  const getRows = (query: string, { start, end }: Stretch): string[] | undefined => {
    const wanted = find(query)?.subarray(start, end);
    const found = wanted && Array.from(wanted, (position) => rows[position]);
    return found?.every((row) => row !== undefined) ? found : undefined;
  };

  return {
    find,
    rowsOf: getRows,
    loadIndex,
    /**
     * Fetches what a query finds, as far as it has not come yet.
     *
     * @throws RecordsGoneError, or another Error when it cannot be had now
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
