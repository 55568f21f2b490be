import {
  ALL_PART,
  blockOf,
  BLOCK_SIZE,
  blockPart,
  partFile,
  readPart,
  SEARCH_PART,
  splitPartRows,
} from '@/lib/record-parts';
import { addNames, readSearchText, type SearchIndex } from '@/lib/record-search';

/** Where the parts of the records are found. */
export interface RecordsAddress {
  /** Address of the folder of the parts. */
  url: string;
  publication: string;
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

/** The records have been published anew since the page was, and their old parts are gone. */
export class RecordsGoneError extends Error {}

/** More blocks than this are not worth their requests: all rows are fetched in one part. */
const MOST_BLOCKS = 50;

/** Address of a part. */
export const partUrl = ({ url, publication }: RecordsAddress, name: string) =>
  `${url}/${publication}/${partFile(name)}`;

async function fetchPart(address: RecordsAddress, name: string): Promise<string> {
  const response = await fetch(partUrl(address, name));
  if (response.status === 404 || response.status === 410) throw new RecordsGoneError(name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return readPart(address.publication, name, await response.text());
}

/** Opens the records of a publication, to be fetched part by part as they are asked for; what has come stays. */
export function openRecords({ address, firstRows, otherNames }: PublishedRecords) {
  /** All rows that have come, by their positions. */
  const rows = [...firstRows];
  const fetching = new Map<string, Promise<string>>();
  let index: SearchIndex | undefined;

  /** A part that is on its way is not asked for again; one that failed is. */
  const fetchOnce = (name: string): Promise<string> => {
    const part =
      fetching.get(name) ?? fetchPart(address, name).finally(() => fetching.delete(name));
    fetching.set(name, part);
    return part;
  };

  const fetchRows = async (name: string, start: number) =>
    splitPartRows(await fetchOnce(name)).forEach((row, place) => (rows[start + place] = row));

  /** The rows at some positions, as the exported file has them; undefined until all of them have come. */
  const rowsAt = (positions: ArrayLike<number>): string[] | undefined => {
    const wanted = Array.from(positions, (position) => rows[position]);
    return wanted.every((row) => row !== undefined) ? wanted : undefined;
  };

  return {
    rowsAt,
    /**
     * Fetches those that have not come yet.
     *
     * @throws RecordsGoneError, or another Error when they cannot be had now
     */
    load: async (positions: ArrayLike<number>): Promise<string[]> => {
      const missing = Array.from(positions).filter((position) => rows[position] === undefined);
      const blocks = [...new Set(missing.map(blockOf))];
      if (blocks.length > MOST_BLOCKS) await fetchRows(ALL_PART, 0);
      else
        await Promise.all(blocks.map((block) => fetchRows(blockPart(block), block * BLOCK_SIZE)));
      const loaded = rowsAt(positions);
      if (!loaded) throw new Error('rows are missing');
      return loaded;
    },
    /** What is searched; undefined until it has come. */
    searchIndex: () => index,
    /** Fetches what is searched; throws as `load` does. */
    loadSearchIndex: async (): Promise<void> => {
      index ??= addNames(readSearchText(await fetchOnce(SEARCH_PART)), otherNames);
    },
  };
}
