import { fetchShard, type RecordsAddress } from '@/lib/records/fetch-shard';
import type { RecordsPage } from '@/lib/records/pagination';
import {
  ALL_ROWS_SHARD,
  getBlockNumber,
  ROWS_PER_BLOCK,
  getBlockShardName,
  SEARCH_SHARD,
  splitShardRows,
} from '@/lib/records/record-shards';
import {
  addHindiNames,
  parseSearchIndex,
  searchRecords,
  type SearchIndex,
} from '@/lib/records/record-search';

/** The published records, as a page knows them: the first rows, and where to fetch all others. */
export interface InitialRecords {
  address: RecordsAddress;
  /** The CSV rows of the first page. */
  firstRows: readonly string[];
  total: number;
  /** The Hindi names of games, events, ranks and months, by the names in the records. The search finds both names. */
  hindiNames?: Readonly<Record<string, string>>;
}

/** If more blocks are needed, one request for all rows is cheaper. */
const MAX_BLOCK_REQUESTS = 50;

/** A range of the found records; the position `end` is not included. */
type ResultRange = Pick<RecordsPage, 'start' | 'end'>;

/** Opens the records of a revision. It fetches shards when they are needed, and keeps their rows. */
export function createRecordsSource({ address, firstRows, total, hindiNames }: InitialRecords) {
  const rows = [...firstRows];
  const requests = new Map<string, Promise<string>>();
  let searchIndex: SearchIndex | undefined;
  let lastSearch: { query: string; found: Uint32Array } = {
    query: '',
    found: new Uint32Array(total).map((_, position) => position),
  };

  /** Does not fetch a shard that is being fetched already. A shard that failed is fetched again. */
  const fetchOnce = (name: string): Promise<string> => {
    const shard =
      requests.get(name) ?? fetchShard(address, name).finally(() => requests.delete(name));
    requests.set(name, shard);
    return shard;
  };

  const fetchRows = async (name: string, start: number) =>
    splitShardRows(await fetchOnce(name)).forEach((row, place) => (rows[start + place] = row));

  const loadSearchIndex = async (): Promise<void> => {
    searchIndex ??= addHindiNames(parseSearchIndex(await fetchOnce(SEARCH_SHARD)), hindiNames);
  };

  /** The positions of the records that a query finds; undefined until the search index is loaded. */
  const getPositions = (query: string): Uint32Array | undefined => {
    if (query !== lastSearch.query && searchIndex)
      lastSearch = { query, found: searchRecords(searchIndex, query) };
    return query === lastSearch.query ? lastSearch.found : undefined;
  };

  /** The CSV rows of a range of the found records; undefined until all of them are loaded. */
  const getRows = (query: string, { start, end }: ResultRange): string[] | undefined => {
    const positions = getPositions(query)?.subarray(start, end);
    const found = positions && Array.from(positions, (position) => rows[position]);
    return found?.every((row) => row !== undefined) ? found : undefined;
  };

  return {
    getPositions,
    getRows,
    loadSearchIndex,
    /**
     * Returns the CSV rows of a range of the found records, and fetches those that are missing.
     *
     * @throws RecordsGoneError, or another Error if a shard cannot be loaded now
     */
    loadRows: async (query: string, range: ResultRange): Promise<string[]> => {
      if (!getPositions(query)) await loadSearchIndex();
      const positions = getPositions(query)?.subarray(range.start, range.end) ?? [];
      const missing = Array.from(positions).filter((position) => rows[position] === undefined);
      const blocks = [...new Set(missing.map(getBlockNumber))];
      if (blocks.length > MAX_BLOCK_REQUESTS) await fetchRows(ALL_ROWS_SHARD, 0);
      else
        await Promise.all(
          blocks.map((block) => fetchRows(getBlockShardName(block), block * ROWS_PER_BLOCK)),
        );
      const loaded = getRows(query, range);
      if (!loaded) throw new Error('rows are missing');
      return loaded;
    },
  };
}
