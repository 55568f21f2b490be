'use client';

import { useMemo, useState } from 'react';
import { useQuery } from '@/components/ui/use-query';
import { CSV_FILE_NAME, joinRows } from '@/lib/csv';
import { paginate } from '@/lib/pagination';
import { searchRecords } from '@/lib/record-search';
import { downloadText } from './download-text';
import { Pagination } from './pagination';
import { RecordsTable } from './records-table';
import { useRecords } from './use-records';

interface StudentRecordsBrowserProps {
  /** The first page, as rows of the exported file; the page shows it until all records have come. */
  firstRows: readonly string[];
  /** Number of all records. */
  total: number;
  /** Address of the exported text of all records. */
  recordsUrl: string;
  /** Address of the same as a file for visitors without script. */
  csvUrl: string;
}

/** Search, export, table and pagination of the student records (spec §2, §4, §5). */
export function StudentRecordsBrowser(props: StudentRecordsBrowserProps) {
  const { firstRows, total, recordsUrl, csvUrl } = props;
  const { records, hasFailed, load } = useRecords(recordsUrl);
  const [page, setPage] = useState(1);
  const [isExporting, setIsExporting] = useState(false);
  const goTo = (number: number) => {
    setPage(number);
    void load();
  };
  const { query, inputProps } = useQuery(() => goTo(1));
  const matches = useMemo(() => records && searchRecords(records, query), [records, query]);

  const isAnswered = matches !== undefined || (query === '' && page === 1);
  const shown = matches ? paginate(matches, page) : paginate(firstRows, page, total);
  // What was shown stays until the answer has come, but is never left for it.
  const rows = isAnswered ? shown.items : hasFailed ? [] : firstRows;
  const isWanting = !isAnswered || isExporting;
  const isWaiting = isWanting && !hasFailed;

  const exportMatches = async () => {
    setIsExporting(true);
    const all = await load();
    if (!all) return;
    downloadText(CSV_FILE_NAME, joinRows(searchRecords(all, query)));
    setIsExporting(false);
  };

  return (
    <section aria-label="Records" aria-busy={isWaiting} className="wrap py-8">
      <div className="flex flex-wrap gap-3 no-script:hidden">
        <input
          {...inputProps}
          aria-label="Search by name, game, or event"
          placeholder="Search by name, game, or event..."
          className="field sm:max-w-sm"
        />
        <button
          type="button"
          className="button"
          data-pressed={isExporting && !hasFailed ? '' : undefined}
          onClick={exportMatches}
        >
          Export to CSV
        </button>
      </div>
      <a href={csvUrl} className="prose-link hidden no-script:inline-flex">
        All records as a CSV file
      </a>
      {isWanting && hasFailed && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <p className="font-bold">The records could not be loaded.</p>
          <button type="button" className="button" onClick={isExporting ? exportMatches : load}>
            Try again
          </button>
        </div>
      )}
      <RecordsTable rows={rows} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p role="status" className="tabular-nums">
          {isWaiting ? 'Loading…' : isAnswered && shown.recordsText}
        </p>
        <Pagination page={shown} isWaiting={!isAnswered} onTurn={goTo} />
      </div>
    </section>
  );
}
