import { paginate, type RecordsPage, type PaginationMessages } from '@/lib/records/pagination';
import { getErrorKind, hasFailed, type RequestProgress } from '@/lib/records/fetch-shard';
import { createRecordsSource, type InitialRecords } from '@/lib/records/records-source';
import { prefersReducedData } from '@/lib/ui/reduced-data';
import { ROWS_PER_BLOCK } from '@/lib/records/record-shards';

/**
 * Once the search index is loaded, rows are fetched only after the query has not changed for this time, in milliseconds.
 * Before, a search fetches the index at once.
 */
const TYPING_DELAY_MS = 150;

/** Up to this number of records, some 10 kB as brotli, the page preloads all of them. */
const MAX_PRELOADED_RECORDS = 5 * ROWS_PER_BLOCK;

/** The state of the Student Records screen (spec §4). */
export interface RecordsState {
  query: string;
  /** The requested page. Until it is loaded, its total may count all records and not only the found ones. */
  page: RecordsPage;
  /** The CSV rows of the page. Until they are loaded, these are the rows of the page that was shown last. */
  rows: readonly string[];
  /** The progress of loading `page`. */
  loading: RequestProgress;
  /** The progress of the CSV export. */
  exporting: RequestProgress;
}

export type RecordsStore = ReturnType<typeof createRecordsStore>;

/**
 * Creates the store of the Student Records screen, on the first page. If a visitor asks for another page before the
 * last one is loaded, only the latest request changes the state. The same is true for exports.
 *
 * @param saveExport called with the CSV rows of an export
 */
export function createRecordsStore(
  published: InitialRecords,
  messages: PaginationMessages,
  saveExport: (rows: readonly string[]) => void,
) {
  const source = createRecordsSource(published);
  const listeners = new Set<() => void>();
  let loadRequest = new AbortController();
  let exportRequest = new AbortController();
  let state: RecordsState = {
    query: '',
    page: paginate(published.total, 1, messages),
    rows: published.firstRows,
    loading: 'done',
    exporting: 'done',
  };

  const updateState = (changes: Partial<RecordsState>) => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };

  const getPage = (query: string, number: number) =>
    paginate(source.getPositions(query)?.length ?? published.total, number, messages);

  /**
   * Preloads the next page if the visitor will probably ask for it. It ignores errors: the visitor sees the error when
   * the page is requested.
   */
  const preloadNextPage = () => {
    const { query, page } = state;
    if (prefersReducedData() || (query !== '' && page.number === 1)) return;
    source.loadRows(query, getPage(query, page.number + 1)).catch(() => undefined);
  };

  /** Preloads what a search needs: the index, and all rows if they are few. It ignores errors too. */
  const prepareSearch = () => {
    const loading: Promise<unknown>[] = [source.loadSearchIndex()];
    if (published.total <= MAX_PRELOADED_RECORDS && !prefersReducedData())
      loading.push(source.loadRows('', { start: 0, end: Infinity }));
    Promise.all(loading).catch(() => undefined);
  };

  const loadAndShow = async (query: string, number: number, delay = 0): Promise<void> => {
    loadRequest.abort();
    loadRequest = new AbortController();
    const { signal } = loadRequest;
    const page = getPage(query, number);
    const rows = source.getRows(query, page);
    if (rows) {
      updateState({ query, page, rows, loading: 'done' });
      return preloadNextPage();
    }
    updateState({ query, page, loading: 'waiting' });
    try {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!signal.aborted) await source.loadRows(query, page, signal);
      if (!signal.aborted) await loadAndShow(query, number);
    } catch (error) {
      if (!signal.aborted) updateState({ rows: [], loading: getErrorKind(error) });
    }
  };

  /** Shows another page or search result, and removes the error message of an export. */
  const showOther = (...wanted: Parameters<typeof loadAndShow>) => {
    if (hasFailed(state.exporting)) updateState({ exporting: 'done' });
    void loadAndShow(...wanted);
  };

  const exportFound = async (): Promise<void> => {
    exportRequest.abort();
    exportRequest = new AbortController();
    const { signal } = exportRequest;
    updateState({ exporting: 'waiting' });
    try {
      const rows = await source.loadRows(state.query, { start: 0, end: Infinity }, signal);
      if (signal.aborted) return;
      saveExport(rows);
      updateState({ exporting: 'done' });
    } catch (error) {
      if (!signal.aborted) updateState({ exporting: getErrorKind(error) });
    }
  };

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: (query: string) => {
      if (query !== state.query)
        showOther(query, 1, source.getPositions(query) ? TYPING_DELAY_MS : 0);
    },
    showPage: (number: number) => {
      if (number !== state.page.number) showOther(state.query, number);
    },
    /** Exports all records that the search has found, and not only this page. */
    exportFound,
    retry: () => {
      if (hasFailed(state.exporting)) void exportFound();
      if (hasFailed(state.loading)) void loadAndShow(state.query, state.page.number);
    },
    prepareSearch,
    /** Preloads what the visitor will probably ask for first: all records if they are few, otherwise the next page. */
    preload: () => {
      if (published.total > MAX_PRELOADED_RECORDS) preloadNextPage();
      else if (!prefersReducedData()) prepareSearch();
    },
  };
}
