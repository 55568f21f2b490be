'use client';

import { useRef, useState } from 'react';
import type { Language } from '@/lib/language';
import type { Texts } from '@/lib/texts/en';
import { Text } from '@/components/ui/text';
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
  /** Other names of games and events, by those that the records have. */
  otherNames?: Readonly<Record<string, string>>;
  language: Language;
  texts: Texts['records']['browser'];
}

/** Search, export, table and pagination of the student records (spec §2, §4, §5). */
export function StudentRecordsBrowser(props: StudentRecordsBrowserProps) {
  const { csvUrl, language, texts, ...published } = props;
  const [page, setPage] = useState(1);
  const [isExporting, setIsExporting] = useState(false);
  const { query, inputProps } = useQuery(() => turnTo(1));
  const records = useRecords(published, { query, page }, texts);
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
    <section ref={sectionRef} aria-label={texts.label} aria-busy={isWaiting} className="wrap py-8">
      <div className="flex flex-wrap gap-3 no-script:hidden">
        <input
          {...inputProps}
          aria-label={texts.search}
          placeholder={texts.placeholder}
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
          <Text language={language}>{texts.export}</Text>
        </button>
      </div>
      <a href={csvUrl} className="prose-link hidden no-script:inline-flex">
        <Text language={language}>{texts.allAsFile}</Text>
      </a>
      {isWanting && fault && (
        <RecordsFaultMessage
          fault={fault}
          texts={texts}
          onRetry={isExporting ? exportFound : () => setFault(undefined)}
        />
      )}
      <RecordsTable rows={rows ?? (fault ? [] : last.rows)} language={language} texts={texts} />
      <div className="records-bar mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 lg:gap-y-3">
        <p role="status" className="tabular-nums">
          {isWaiting ? texts.loading : rows && shown.recordsText}
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
          texts={texts}
        />
      </div>
    </section>
  );
}
