'use client';

import { useMemo, useState } from 'react';
import { useQuery } from '@/components/ui/use-query';
import { CSV_FILE_NAME, joinRows } from '@/lib/csv';
import { paginate } from '@/lib/pagination';
import { searchRecords } from '@/lib/record-search';
import { downloadText } from './download-text';
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
  const { records, load } = useRecords(recordsUrl);
  const [page, setPage] = useState(1);
  const { query, inputProps } = useQuery(() => {
    setPage(1);
    void load();
  });
  const matches = useMemo(() => records && searchRecords(records, query), [records, query]);
  const shown = matches ? paginate(matches, page) : paginate(firstRows, 1, total);

  const goTo = (number: number) => {
    setPage(number);
    void load();
  };
  const exportMatches = async () => {
    const all = await load();
    if (all) downloadText(CSV_FILE_NAME, joinRows(searchRecords(all, query)));
  };

  return (
    <section
      aria-label="Records"
      aria-busy={!matches && (query !== '' || page > 1)}
      className="wrap py-8"
    >
      <div className="flex flex-wrap gap-3 no-script:hidden">
        <input
          {...inputProps}
          aria-label="Search by name, game, or event"
          placeholder="Search by name, game, or event..."
          className="field sm:max-w-sm"
        />
        <button type="button" className="button" onClick={exportMatches}>
          Export to CSV
        </button>
      </div>
      <noscript>
        <a href={csvUrl} className="prose-link">
          All records as a CSV file
        </a>
      </noscript>
      <p role="status" className="sr-only">
        {matches?.length ?? total} records
      </p>
      <RecordsTable rows={shown.items} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="tabular-nums">{shown.recordsText}</p>
        <nav aria-label="Pagination" className="flex items-center gap-3 no-script:hidden">
          <button
            type="button"
            className="button"
            disabled={!shown.hasPrevious}
            onClick={() => goTo(shown.number - 1)}
          >
            Previous
          </button>
          <p className="tabular-nums">{shown.pageText}</p>
          <button
            type="button"
            className="button"
            disabled={!shown.hasNext}
            onClick={() => goTo(shown.number + 1)}
          >
            Next
          </button>
        </nav>
      </div>
    </section>
  );
}
