'use client';

import { useMemo, useState } from 'react';
import type { StudentRecord } from '@/data/schemas/student-record';
import { useQuery } from '@/components/ui/use-query';
import { CSV_FILE_NAME, toCsv } from '@/lib/csv';
import { paginate } from '@/lib/pagination';
import { searchStudentRecords } from '@/lib/student-records';
import { downloadText } from './download-text';
import { RecordsTable } from './records-table';

interface StudentRecordsBrowserProps {
  records: readonly StudentRecord[];
  /** Address of the file with every record, for visitors without script. */
  csvUrl: string;
}

/** Search, export, table and pagination of the student records (spec §2, §4, §5). */
export function StudentRecordsBrowser({ records, csvUrl }: StudentRecordsBrowserProps) {
  const [page, setPage] = useState(1);
  const { query, inputProps } = useQuery(() => setPage(1));
  const matches = useMemo(() => searchStudentRecords(records, query), [records, query]);
  const { items, recordsText, pageText, hasPrevious, hasNext } = paginate(matches, page);

  return (
    <section aria-label="Records" className="wrap py-8">
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
          onClick={() => downloadText(CSV_FILE_NAME, toCsv(matches))}
        >
          Export to CSV
        </button>
      </div>
      <noscript>
        <a href={csvUrl} className="prose-link">
          All records as a CSV file
        </a>
      </noscript>
      <p role="status" className="sr-only">
        {matches.length} records
      </p>
      <RecordsTable records={items} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="tabular-nums">{recordsText}</p>
        <nav aria-label="Pagination" className="flex items-center gap-3 no-script:hidden">
          <button
            type="button"
            className="button"
            disabled={!hasPrevious}
            onClick={() => setPage(page - 1)}
          >
            Previous
          </button>
          <p className="tabular-nums">{pageText}</p>
          <button
            type="button"
            className="button"
            disabled={!hasNext}
            onClick={() => setPage(page + 1)}
          >
            Next
          </button>
        </nav>
      </div>
    </section>
  );
}
