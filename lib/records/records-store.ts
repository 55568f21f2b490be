import { paginate, type Page, type PageTexts } from '@/lib/records/pagination';
import { openRecords, RecordsGoneError, type PublishedRecords } from '@/lib/records/records-source';
import { isSavingData } from '@/lib/browser/saves-data';

/** Who types goes on typing: rows are fetched for what stands still for so many milliseconds. */
const TYPING_MS = 150;

/** How it stands with what was asked for; 'gone' is what another revision has taken away, 'lost' any other error. */
export type Progress = 'done' | 'waiting' | 'lost' | 'gone';

export const hasFailed = (progress: Progress) => progress === 'lost' || progress === 'gone';

const getErrorKind = (error: unknown) => (error instanceof RecordsGoneError ? 'gone' : 'lost');

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

export type RecordsStore = ReturnType<typeof openRecordsStore>;

/**
 * Opens the Student Records screen on its first page. Of pages, as of files, only the one that was asked for last
 * counts: whether an earlier one comes or fails changes nothing.
 *
 * @param save is called with the rows of an exported file
 */
export function openRecordsStore(
  published: PublishedRecords,
  messages: PageTexts,
  save: (rows: readonly string[]) => void,
) {
  const source = openRecords(published);
  const listeners = new Set<() => void>();
  let lastExport = 0;
  let state: RecordsState = {
    query: '',
    page: paginate(published.total, 1, messages),
    rows: published.firstRows,
    reading: 'done',
    exporting: 'done',
  };

  const change = (part: Partial<RecordsState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };

  const getPage = (query: string, number: number) =>
    paginate(source.find(query)?.length ?? published.total, number, messages);

  /** Fetches what the next page needs. What fails here fails again when it is wanted, and is told then. */
  const fetchNext = () => {
    const { query, page } = state;
    source.load(query, getPage(query, page.number + 1)).catch(() => undefined);
  };

  /** The same where it is likely to be wanted. */
  const fetchAhead = () => {
    if (!isSavingData() && (state.query === '' || state.page.number > 1)) fetchNext();
  };

  const show = async (query: string, number: number, patience = 0): Promise<void> => {
    const page = getPage(query, number);
    const rows = source.rowsOf(query, page);
    change({ query, page, ...(rows ? { rows, reading: 'done' } : { reading: 'waiting' }) });
    if (rows) return fetchAhead();
    try {
      await new Promise((resolve) => setTimeout(resolve, patience));
      if (page === state.page) await source.load(query, page);
      if (page === state.page) await show(query, number);
    } catch (error) {
      if (page === state.page) change({ rows: [], reading: getErrorKind(error) });
    }
  };

  /** Shows what the visitor goes on to, who has done with a file that could not be made. */
  const goOn = (...wanted: Parameters<typeof show>) => {
    if (hasFailed(state.exporting)) change({ exporting: 'done' });
    void show(...wanted);
  };

  const exportFound = async (): Promise<void> => {
    const own = (lastExport += 1);
    change({ exporting: 'waiting' });
    try {
      const rows = await source.load(state.query, { start: 0, end: Infinity });
      if (own !== lastExport) return;
      save(rows);
      change({ exporting: 'done' });
    } catch (error) {
      if (own === lastExport) change({ exporting: getErrorKind(error) });
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
      if (query !== state.query) goOn(query, 1, source.find(query) ? TYPING_MS : 0);
    },
    turnTo: (number: number) => {
      if (number !== state.page.number) goOn(state.query, number);
    },
    /** Hands over all that is found, on whatever page. */
    exportFound,
    /** Asks again for what could not be had. */
    retry: () => {
      if (hasFailed(state.exporting)) void exportFound();
      if (hasFailed(state.reading)) void show(state.query, state.page.number);
    },
    /** Fetches what a search needs. */
    prepareSearch: () => void source.loadIndex().catch(() => undefined),
    fetchNext,
    fetchAhead,
  };
}
