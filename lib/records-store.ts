import { paginate, type Page, type PageTexts } from '@/lib/pagination';
import { searchRecords } from '@/lib/record-search';
import { openRecords, RecordsGoneError, type PublishedRecords } from '@/lib/records-source';
import { savesData } from '@/lib/saves-data';

/** Who types goes on typing: rows are fetched for what stands still for so many milliseconds. */
const TYPING_MS = 150;

/** How it stands with what was asked for; 'gone' is what another publication has taken away, 'lost' any other fault. */
export type Progress = 'done' | 'waiting' | 'lost' | 'gone';

export const isFault = (progress: Progress) => progress === 'lost' || progress === 'gone';

const faultOf = (error: unknown) => (error instanceof RecordsGoneError ? 'gone' : 'lost');

/** What the Student Records screen shows (spec §4). */
export interface RecordsState {
  /** What is searched. */
  query: string;
  /** The page that is wanted; until it is there, its counts may be those of all records. */
  page: Page;
  /** The rows of the page; until they are there, those that were shown before. */
  rows: readonly string[];
  /** Of the page. */
  reading: Progress;
  /** Of the exported file. */
  exporting: Progress;
}

type Save = (rows: readonly string[]) => void;

/**
 * Opens the Student Records screen on its first page. Of pages, as of files, only the one that was asked for last
 * counts: whether an earlier one comes or fails changes nothing.
 */
export function openRecordsStore(published: PublishedRecords, texts: PageTexts) {
  const { firstRows, total } = published;
  const source = openRecords(published);
  const listeners = new Set<() => void>();
  let state: RecordsState = {
    query: '',
    page: paginate(total, 1, texts),
    rows: firstRows,
    reading: 'done',
    exporting: 'done',
  };
  let searched = '';
  let found: Uint32Array = new Uint32Array(total).map((_, position) => position);
  let lastReading = 0;
  let lastExport = 0;

  const change = (part: Partial<RecordsState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  /** The positions of what is found; undefined until what is searched has come. */
  const find = (query: string): Uint32Array | undefined => {
    if (query === searched) return found;
    const index = source.searchIndex();
    if (!index) return undefined;
    searched = query;
    return (found = searchRecords(index, query));
  };

  /** A page of what is found, and the positions of its records where they are known. */
  const look = (query: string, number: number) => {
    const all = find(query);
    const page = paginate(all?.length ?? total, number, texts);
    return { page, positions: all?.subarray(page.start, page.end) };
  };

  /** Fetches what the next page needs. What fails here fails again when it is wanted, and is told then. */
  const fetchNext = () => {
    const { positions } = look(state.query, state.page.number + 1);
    if (positions) source.load(positions).catch(() => undefined);
  };

  /** The same where it is likely to be wanted. */
  const fetchAhead = () => {
    if (!savesData() && (state.query === '' || state.page.number > 1)) fetchNext();
  };

  const show = async (query: string, number: number, patience = 0): Promise<void> => {
    const own = (lastReading += 1);
    const { page, positions } = look(query, number);
    const rows = positions && source.rowsAt(positions);
    change({ query, page, ...(rows ? { rows, reading: 'done' } : { reading: 'waiting' }) });
    if (rows) return fetchAhead();
    await new Promise((resolve) => setTimeout(resolve, patience));
    if (own !== lastReading) return;
    try {
      await (positions ? source.load(positions) : source.loadSearchIndex());
      if (own === lastReading) await show(query, number);
    } catch (error) {
      if (own === lastReading) change({ rows: [], reading: faultOf(error) });
    }
  };

  /** Shows what the visitor goes on to, who has done with a file that could not be made. */
  const goOn = (...wanted: Parameters<typeof show>) => {
    if (isFault(state.exporting)) change({ exporting: 'done' });
    void show(...wanted);
  };

  const exportFound = async (save: Save): Promise<void> => {
    const own = (lastExport += 1);
    const { query } = state;
    change({ exporting: 'waiting' });
    try {
      if (!find(query)) await source.loadSearchIndex();
      const rows = await source.load(find(query) ?? []);
      if (own !== lastExport) return;
      save(rows);
      change({ exporting: 'done' });
    } catch (error) {
      if (own === lastExport) change({ exporting: faultOf(error) });
    }
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Shows the first page of what a query finds. */
    search: (query: string) => {
      if (query !== state.query) goOn(query, 1, source.searchIndex() ? TYPING_MS : 0);
    },
    turnTo: (number: number) => {
      if (number !== state.page.number) goOn(state.query, number);
    },
    /** Hands over all that is found, on whatever page. */
    exportFound,
    /** Asks again for what could not be had. */
    retry: (save: Save) => {
      if (isFault(state.exporting)) void exportFound(save);
      if (isFault(state.reading)) void show(state.query, state.page.number);
    },
    /** Fetches what a search needs. */
    prepareSearch: () => void source.loadSearchIndex().catch(() => undefined),
    fetchNext,
    fetchAhead,
  };
}
