'use client';

import { useRef, useState } from 'react';
import { useQuery } from '@/components/ui/use-query';
import { CSV_FILE_NAME, joinRows } from '@/lib/csv';
import type { RecordsAddress } from '@/lib/records-source';
import { downloadText } from './download-text';
import { Pagination } from './pagination';
import { RecordsFaultMessage } from './records-fault-message';
import { RecordsTable } from './records-table';
import { showFirstRow } from './show-first-row';
import { faultOf, useRecords } from './use-records';

interface StudentRecordsBrowserProps {
  /** The first page, as rows of the exported file. */
  firstRows: readonly string[];
  /** Number of all records. */
  total: number;
  /** Where the screen fetches all that is not on the first page. */
  address: RecordsAddress;
  /** Address of all records as a file, for visitors without script. */
  csvUrl: string;
}

/** Search, export, table and pagination of the student records (spec §2, §4, §5). */
export function StudentRecordsBrowser({ csvUrl, ...published }: StudentRecordsBrowserProps) {
  const [page, setPage] = useState(1);
  const [isExporting, setIsExporting] = useState(false);
  const { query, inputProps } = useQuery(() => turnTo(1));
  const records = useRecords(published, { query, page });
  const { shown, rows, fault, setFault, fetchAhead, prepareSearch, fetchFound } = records;
  // What was shown stays until the answer has come, but is never left for it.
  const answered = `${shown.number} of ${query}`;
  const [last, setLast] = useState({ answered, rows: published.firstRows });
  if (rows && last.answered !== answered) setLast({ answered, rows });

  const isWanting = !rows || isExporting;
  const isWaiting = isWanting && !fault;

  const sectionRef = useRef<HTMLElement>(null);

  function turnTo(number: number): void {
    setPage(number);
    setFault(undefined);
  }

  const exportFound = async () => {
    setIsExporting(true);
    setFault(undefined);
    try {
      downloadText(CSV_FILE_NAME, joinRows(await fetchFound()));
      setIsExporting(false);
    } catch (error) {
      setFault(faultOf(error));
    }
  };

  return (
    <section ref={sectionRef} aria-label="Records" aria-busy={isWaiting} className="wrap py-8">
      <div className="flex flex-wrap gap-3 no-script:hidden">
        <input
          {...inputProps}
          aria-label="Search by name, game, or event"
          placeholder="Search by name, game, or event..."
          className="field sm:max-w-sm"
          onFocus={prepareSearch}
          onPointerEnter={prepareSearch}
        />
        <button
          type="button"
          className="button"
          data-pressed={isExporting && isWaiting ? '' : undefined}
          onClick={exportFound}
        >
          Export to CSV
        </button>
      </div>
      <a href={csvUrl} className="prose-link hidden no-script:inline-flex">
        All records as a CSV file
      </a>
      {isWanting && fault && (
        <RecordsFaultMessage
          fault={fault}
          onRetry={isExporting ? exportFound : () => setFault(undefined)}
        />
      )}
      <RecordsTable rows={rows ?? (fault ? [] : last.rows)} />
      <div className="records-bar mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 lg:gap-y-3">
        <p role="status" className="tabular-nums">
          {isWaiting ? 'Loading…' : rows && shown.recordsText}
        </p>
        <Pagination
          page={shown}
          isWaiting={!rows && !fault}
          isKnown={rows !== undefined}
          onTurn={(number) => {
            turnTo(number);
            showFirstRow(sectionRef.current);
          }}
          onNearNext={fetchAhead}
        />
      </div>
    </section>
  );
}
