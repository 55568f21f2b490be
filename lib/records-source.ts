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
import { readSearchText, type SearchIndex } from '@/lib/record-search';

/** Where the parts of the records are found. */
export interface RecordsAddress {
  /** Address of the folder of the parts. */
  url: string;
  publication: string;
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

/** The records, fetched part by part as they are asked for; what has come stays. */
export interface RecordsSource {
  /** The rows at some positions, as the exported file has them; undefined until all of them have come. */
  rowsAt: (positions: ArrayLike<number>) => string[] | undefined;
  /**
   * Fetches those that have not come yet.
   *
   * @throws RecordsGoneError, or another Error when they cannot be had now
   */
  load: (positions: ArrayLike<number>) => Promise<string[]>;
  /** What is searched; undefined until it has come. */
  searchIndex: () => SearchIndex | undefined;
  /** Fetches what is searched; throws as `load` does. */
  loadSearchIndex: () => Promise<SearchIndex>;
}

/** Opens the records of a publication; nothing is fetched yet. */
export function openRecords(address: RecordsAddress): RecordsSource {
  const blocks = new Map<number, readonly string[]>();
  const fetching = new Map<string, Promise<string>>();
  let index: SearchIndex | undefined;

  /** A part that is on its way is not asked for again; one that failed is. */
  const fetchOnce = (name: string): Promise<string> => {
    const part =
      fetching.get(name) ?? fetchPart(address, name).finally(() => fetching.delete(name));
    fetching.set(name, part);
    return part;
  };

  const rowsAt = (positions: ArrayLike<number>): string[] | undefined => {
    const rows = Array.from(positions, (position) =>
      blocks.get(blockOf(position))?.at(position % BLOCK_SIZE),
    );
    return rows.every((row) => row !== undefined) ? rows : undefined;
  };

  const load = async (positions: ArrayLike<number>): Promise<string[]> => {
    const wanted = new Set(Array.from(positions, blockOf));
    const missing = [...wanted].filter((block) => !blocks.has(block));
    if (missing.length > MOST_BLOCKS) {
      const all = splitPartRows(await fetchOnce(ALL_PART));
      return Array.from(positions, (position) => all[position] ?? '');
    }
    const texts = await Promise.all(missing.map((block) => fetchOnce(blockPart(block))));
    texts.forEach((text, place) => blocks.set(missing[place] ?? 0, splitPartRows(text)));
    return rowsAt(positions) ?? [];
  };

  return {
    rowsAt,
    load,
    searchIndex: () => index,
    loadSearchIndex: async () => {
      index ??= readSearchText(await fetchOnce(SEARCH_PART));
      return index;
    },
  };
}
