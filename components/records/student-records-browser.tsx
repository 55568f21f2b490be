'use client';

import { useRef } from 'react';
import type { Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { island } from '@/components/island';
import { PushButton, TextField } from '@/components/ui/controls';
import { Status } from '@/components/ui/status';
import { Text } from '@/components/ui/text';
import { useSearchInput } from '@/components/ui/use-search-input';
import { hasFailed } from '@/lib/records/fetch-shard';
import type { ColumnTitles } from '@/lib/records/table-texts';
import { Pagination } from './pagination';
import { RecordsErrorMessage } from './records-error-message';
import { RecordsTable } from './records-table';
import { useRecordsStore, type RecordsStoreProps } from './use-records-store';

interface StudentRecordsBrowserProps extends RecordsStoreProps {
  /** Address of the CSV file with all records, for visitors without script. */
  csvUrl: string;
  /** The column titles of the table, in the language of the page. */
  columns: ColumnTitles;
  language: Language;
  messages: Messages['records']['browser'];
}

/** Search, export, table and pagination of the student records (spec §2, §4, §5). */
function StudentRecordsBrowserView(props: StudentRecordsBrowserProps) {
  const { csvUrl, language, messages, columns, hindiNames } = props;
  const { store, query, page, rows, loading, exporting } = useRecordsStore(props);
  const inputProps = useSearchInput(store.search);
  const tableRef = useRef<HTMLTableElement>(null);
  const barRef = useRef<HTMLDivElement>(null);

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

  const failure = [loading, exporting].find(hasFailed);
  const isWaiting = loading === 'waiting' || exporting === 'waiting';
  const shownText = loading === 'done' ? page.recordsText : '';

  return (
    <section aria-label={messages.label} className="wrap py-8 print:py-2">
      <form method="dialog" className="flex flex-wrap gap-3 *:scroll-mb-24 no-script:hidden">
        <TextField
          {...inputProps}
          aria-label={messages.search}
          placeholder={messages.placeholder}
          className="sm:max-w-sm"
          onFocus={store.prepareSearch}
        />
        <PushButton
          data-pressed={exporting === 'waiting' ? '' : undefined}
          onClick={store.exportFound}
        >
          <Text language={language}>{messages.export}</Text>
        </PushButton>
      </form>
      <a href={csvUrl} className="prose-link hidden no-script:inline-flex">
        <Text language={language}>{messages.allAsFile}</Text>
      </a>
      {failure && <RecordsErrorMessage failure={failure} onRetry={retry} messages={messages} />}
      <RecordsTable
        ref={tableRef}
        rows={rows}
        isBusy={isWaiting}
        columns={columns}
        hindiNames={hindiNames}
        language={language}
        messages={messages}
      />
      <div
        ref={barRef}
        className="records-bar mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 lg:gap-y-3"
      >
        <Status request={query} className="tabular">
          {isWaiting ? messages.loading : shownText}
        </Status>
        <Pagination
          page={page}
          loading={loading}
          store={store}
          onShow={showFirstRow}
          messages={messages}
        />
      </div>
    </section>
  );
}

export const StudentRecordsBrowser = island('StudentRecordsBrowser', StudentRecordsBrowserView);
