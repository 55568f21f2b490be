import { paginate, type Page, type PageTexts } from '@/lib/records/pagination';
import { openRecords, RecordsGoneError, type PublishedRecords } from '@/lib/records/records-source';
import { isSavingData } from '@/lib/browser/saves-data';
import { BLOCK_SIZE } from '@/lib/records/record-shards';

/** Typing continues: rows are fetched once the query has not changed for this time, in milliseconds. */
const TYPING_MS = 150;

/** Up to this number of records a search mostly finds some in each block. */
const FEW_RECORDS = 5 * BLOCK_SIZE;

/** The progress of a request; 'gone' means that a new revision replaced it, 'lost' is any other error. */
export type Progress = 'done' | 'waiting' | 'lost' | 'gone';

export const hasFailed = (progress: Progress) => progress === 'lost' || progress === 'gone';

export const getErrorKind = (error: unknown) =>
  error instanceof RecordsGoneError ? 'gone' : 'lost';

/** What the Student Records screen shows (spec §4). */
export interface RecordsState {
  query: string;
  /** The requested page; until it is loaded, its counts may be those of all records. */
  page: Page;
  /** The rows of the page; until they are loaded, the previous ones. */
  rows: readonly string[];
  reading: Progress;
  /** The progress of the exported file. */
  exporting: Progress;
}

export type RecordsStore = ReturnType<typeof openRecordsStore>;

/**
 * Opens the Student Records screen on its first page. Only the latest request for a page counts, and only the latest
 * for a file: earlier ones that arrive or fail late change nothing.
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
  let readingRequest = new AbortController();
  let exportRequest = new AbortController();
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

  /** Preloads the next page. Errors are ignored: the same error appears when the page is requested. */
  const fetchNext = () => {
    const { query, page } = state;
    source.load(query, getPage(query, page.number + 1)).catch(() => undefined);
  };

  /** Preloads the next page if it is likely to be wanted. */
  const fetchAhead = () => {
    if (!isSavingData() && (state.query === '' || state.page.number > 1)) fetchNext();
  };

  const show = async (query: string, number: number, delay = 0): Promise<void> => {
    readingRequest.abort();
    const { signal } = (readingRequest = new AbortController());
    const page = getPage(query, number);
    const rows = source.getRows(query, page);
    change({ query, page, ...(rows ? { rows, reading: 'done' } : { reading: 'waiting' }) });
    if (rows) return fetchAhead();
    try {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!signal.aborted) await source.load(query, page);
      if (!signal.aborted) await show(query, number);
    } catch (error) {
      if (!signal.aborted) change({ rows: [], reading: getErrorKind(error) });
    }
  };

  /** Shows another page or search, and dismisses the error of an export. */
  const goOn = (...wanted: Parameters<typeof show>) => {
    if (hasFailed(state.exporting)) change({ exporting: 'done' });
    void show(...wanted);
  };

  const exportFound = async (): Promise<void> => {
    exportRequest.abort();
    const { signal } = (exportRequest = new AbortController());
    change({ exporting: 'waiting' });
    try {
      const rows = await source.load(state.query, { start: 0, end: Infinity });
      if (signal.aborted) return;
      save(rows);
      change({ exporting: 'done' });
    } catch (error) {
      if (!signal.aborted) change({ exporting: getErrorKind(error) });
    }
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: (query: string) => {
      if (query !== state.query) goOn(query, 1, source.find(query) ? TYPING_MS : 0);
    },
    showPage: (number: number) => {
      if (number !== state.page.number) goOn(state.query, number);
    },
    /** Exports all results, not only this page. */
    exportFound,
    retry: () => {
      if (hasFailed(state.exporting)) void exportFound();
      if (hasFailed(state.reading)) void show(state.query, state.page.number);
    },
    /** Loads the search index ahead, and of few records all rows, so that the first key is answered at once. */
    prepareSearch: () => {
      const loading: Promise<unknown>[] = [source.loadIndex()];
      if (published.total <= FEW_RECORDS && !isSavingData())
        loading.push(source.load('', { start: 0, end: Infinity }));
      Promise.all(loading).catch(() => undefined);
    },
    fetchNext,
    fetchAhead,
  };
}
