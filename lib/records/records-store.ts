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

/** All records that a query finds. */
const ALL_FOUND = { start: 0, end: Infinity };

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
  let latestLoad = {};
  let latestExport = {};
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

  /** Loads what the visitor will probably ask for. It ignores errors: the visitor sees them when it is asked for. */
  const loadAhead = (loading: Promise<unknown>) => void loading.catch(() => undefined);

  const loadNextPage = () => {
    const { query, page } = state;
    if (prefersReducedData() || (query !== '' && page.number === 1)) return;
    loadAhead(source.loadRows(query, getPage(query, page.number + 1)));
  };

  const prepareSearch = () => loadAhead(source.loadSearchIndex());

  const loadAndShow = async (query: string, number: number, delay = 0): Promise<void> => {
    const load = (latestLoad = {});
    const page = getPage(query, number);
    const rows = source.getRows(query, page);
    if (rows) {
      updateState({ query, page, rows, loading: 'done' });
      return loadNextPage();
    }
    updateState({ query, page, loading: 'waiting' });
    try {
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (load !== latestLoad) return;
      // Only with the index, the page of the found records is known.
      const isFound = source.getPositions(query) !== undefined;
      await (isFound ? source.loadRows(query, page) : source.loadSearchIndex());
      if (load === latestLoad) await loadAndShow(query, number);
    } catch (error) {
      if (load === latestLoad) updateState({ rows: [], loading: getErrorKind(error) });
    }
  };

  /** Shows another page or search result, and removes the error message of an export. */
  const showOther = (...wanted: Parameters<typeof loadAndShow>) => {
    if (hasFailed(state.exporting)) updateState({ exporting: 'done' });
    void loadAndShow(...wanted);
  };

  const exportFound = async (): Promise<void> => {
    const request = (latestExport = {});
    updateState({ exporting: 'waiting' });
    try {
      const rows = await source.loadRows(state.query, ALL_FOUND);
      if (request !== latestExport) return;
      saveExport(rows);
      updateState({ exporting: 'done' });
    } catch (error) {
      if (request === latestExport) updateState({ exporting: getErrorKind(error) });
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
      if (published.total > MAX_PRELOADED_RECORDS) return loadNextPage();
      if (prefersReducedData()) return;
      prepareSearch();
      loadAhead(source.loadRows('', ALL_FOUND));
    },
  };
}
