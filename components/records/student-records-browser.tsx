'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Status } from '@/components/ui/status';
import { Text } from '@/components/ui/text';
import { useSearchInput } from '@/components/ui/use-search-input';
import { runWhenIdle } from '@/lib/browser/idle';
import { CSV_FILE_NAME, joinCsvRows } from '@/lib/records/csv';
import { hasFailed } from '@/lib/records/request-progress';
import type { PublishedRecords } from '@/lib/records/records-source';
import { createRecordsStore } from '@/lib/records/records-store';
import { downloadCsv } from '@/lib/browser/download-file';
import { Pagination } from './pagination';
import { RecordsErrorMessage } from './records-error-message';
import { RecordsTable, type ColumnTitles } from './records-table';

interface StudentRecordsBrowserProps extends PublishedRecords {
  /** Address of the CSV file with all records, for visitors without script. */
  csvUrl: string;
  /** The column titles of the table, in the language of the page. */
  columns: ColumnTitles;
  /** The first row of the CSV file: the column titles in English, separated by commas. */
  titleRow: string;
  language: Language;
  messages: Messages['records']['browser'];
}

/** Search, export, table and pagination of the student records (spec §2, §4, §5). */
function StudentRecordsBrowserView(props: StudentRecordsBrowserProps) {
  const { csvUrl, language, messages, columns, titleRow, ...published } = props;
  const [store] = useState(() =>
    createRecordsStore(published, messages, (exportedRows) =>
      downloadCsv(CSV_FILE_NAME, joinCsvRows(titleRow, exportedRows)),
    ),
  );
  const { query, page, rows, reading, exporting } = useSyncExternalStore(
    store.subscribe,
    store.state,
    // The snapshot on the server and during hydration: the first page.
    store.state,
  );
  const inputProps = useSearchInput(store.search);
  const tableRef = useRef<HTMLTableElement>(null);
  const barRef = useRef<HTMLDivElement>(null);
  useEffect(() => runWhenIdle(store.preload), [store]);

  /** Scrolls to the first row of a new page: on small screens the pagination is sticky, and that row may be hidden. */
  const showFirstRow = () => {
    const [table, bar] = [tableRef.current, barRef.current];
    if (!table || !bar || getComputedStyle(bar).position !== 'sticky') return;
    if (table.getBoundingClientRect().top < 0) table.scrollIntoView();
  };
  const retry = () => {
    // The pressed button disappears with the error message, so the focus must move to another element.
    tableRef.current?.focus({ preventScroll: true });
    store.retry();
  };

  const failure = [reading, exporting].find(hasFailed);
  const isWaiting = reading === 'waiting' || exporting === 'waiting';

  return (
    <section aria-label={messages.label} className="wrap py-8 print:py-2">
      <div className="flex flex-wrap gap-3 no-script:hidden">
        <Field
          {...inputProps}
          aria-label={messages.search}
          placeholder={messages.placeholder}
          className="sm:max-w-sm"
          onFocus={store.prepareSearch}
        />
        <Button data-pressed={exporting === 'waiting' ? '' : undefined} onClick={store.exportFound}>
          <Text language={language}>{messages.export}</Text>
        </Button>
      </div>
      <a href={csvUrl} className="prose-link hidden no-script:inline-flex">
        <Text language={language}>{messages.allAsFile}</Text>
      </a>
      {failure && <RecordsErrorMessage failure={failure} onRetry={retry} messages={messages} />}
      <RecordsTable
        ref={tableRef}
        rows={rows}
        isBusy={isWaiting}
        columns={columns}
        otherNames={published.otherNames}
        language={language}
        messages={messages}
      />
      <div
        ref={barRef}
        className="records-bar mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 lg:gap-y-3"
      >
        <Status request={query} className="tabular">
          {isWaiting ? messages.loading : reading === 'done' ? page.recordsText : ''}
        </Status>
        <Pagination
          page={page}
          reading={reading}
          store={store}
          onShow={showFirstRow}
          messages={messages}
        />
      </div>
    </section>
  );
}

export const StudentRecordsBrowser = island('StudentRecordsBrowser', StudentRecordsBrowserView);
