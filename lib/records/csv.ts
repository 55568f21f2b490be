import type { StudentRecord } from '@/lib/model/student-record';
import { STUDENT_RECORD_COLUMNS, type RecordColumn } from '@/lib/model/record-columns';

/** Name of the exported file (spec §7). */
export const CSV_FILE_NAME = 'student-records.csv';

type Columns = readonly RecordColumn[];

/** The first row of the exported file, and of the imported records. */
export const getTitleRow = (columns: Columns = STUDENT_RECORD_COLUMNS): string =>
  columns.map(({ title }) => title).join(',');

/**
 * Records as rows of the exported file: values joined by commas, without quoting (spec §9). The schema forbids all
 * characters that would need quotes, so a row can be split at its commas again.
 */
export const toRows = (
  records: readonly StudentRecord[],
  columns: Columns = STUDENT_RECORD_COLUMNS,
): string[] => records.map((record) => columns.map(({ field }) => record[field]).join(','));

/** The exported text (spec §9): the column titles, then the rows, separated by newlines. */
export const joinRows = (titleRow: string, rows: readonly string[]): string =>
  [titleRow, ...rows].join('\n');

/** The exported text of some records. */
export const toCsv = (records: readonly StudentRecord[], columns?: Columns): string =>
  joinRows(getTitleRow(columns), toRows(records, columns));
