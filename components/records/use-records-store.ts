import { useEffect, useState, useSyncExternalStore } from 'react';
import { downloadCsv } from '@/lib/ui/download-file';
import { runWhenIdle } from '@/lib/ui/idle';
import { CSV_FILE_NAME, joinCsvRows } from '@/lib/records/csv';
import type { PaginationMessages } from '@/lib/records/pagination';
import type { InitialRecords } from '@/lib/records/records-source';
import { createRecordsStore } from '@/lib/records/records-store';

export interface RecordsStoreProps extends InitialRecords {
  /** The first row of the CSV file: the column titles in English, separated by commas. */
  titleRow: string;
  messages: PaginationMessages;
}

/**
 * Creates the store of the Student Records screen, which preloads rows once the page is idle, and returns it with its
 * state: on the server and during hydration, that of the first page.
 */
export function useRecordsStore({ titleRow, messages, ...published }: RecordsStoreProps) {
  const [store] = useState(() =>
    createRecordsStore(published, messages, (exportedRows) =>
      downloadCsv(CSV_FILE_NAME, joinCsvRows(titleRow, exportedRows)),
    ),
  );
  useEffect(() => runWhenIdle(store.preload), [store]);
  return { store, ...useSyncExternalStore(store.subscribe, store.state, store.state) };
}
