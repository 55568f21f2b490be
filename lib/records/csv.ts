import type { StudentRecord } from '@/lib/model/student-record';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';

/** Name of the exported file (spec §7). */
export const CSV_FILE_NAME = 'student-records.csv';

/** The first row of the exported file, and of the imported records. */
export const TITLE_ROW = STUDENT_RECORD_COLUMNS.map(({ title }) => title).join(',');

/**
 * A record as a row of the exported file: values joined by commas, without quoting (spec §9). The schema forbids all
 * characters that would need quotes, so a row can be split at its commas again.
 */
export const toRow = (record: StudentRecord): string =>
  STUDENT_RECORD_COLUMNS.map(({ field }) => record[field]).join(',');

/** The exported text (spec §9): the nine column titles, then the rows, separated by newlines. */
export const joinRows = (rows: readonly string[]): string => [TITLE_ROW, ...rows].join('\n');

/** The exported text of some records. */
export const toCsv = (records: readonly StudentRecord[]): string => joinRows(records.map(toRow));
