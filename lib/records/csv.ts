import type { StudentRecord } from '@/lib/model/student-record';
import { STUDENT_RECORD_COLUMNS, type RecordColumn } from '@/lib/model/record-columns';

/** The name of the CSV file that the site exports (spec §7). */
export const CSV_FILE_NAME = 'student-records.csv';

type RecordColumns = readonly RecordColumn[];

/** The first row of the exported CSV file, and of the file with the real records: the column titles. */
export const getCsvTitleRow = (columns: RecordColumns = STUDENT_RECORD_COLUMNS): string =>
  columns.map(({ title }) => title).join(',');

/**
 * Converts records to CSV rows: values joined by commas, without quotes (spec §9). No value contains a comma or a
 * quote, because the schema forbids them. So code can split a row at its commas.
 */
export const toCsvRows = (
  records: readonly StudentRecord[],
  columns: RecordColumns = STUDENT_RECORD_COLUMNS,
): string[] => records.map((record) => columns.map(({ field }) => record[field]).join(','));

/** Tells Excel that a file is in UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Puts a byte order mark before a text, if a character of it is not ASCII, such as a letter of a Hindi name. */
export const addByteOrderMark = (text: string): string =>
  /[^\0-\x7F]/.test(text) ? BYTE_ORDER_MARK + text : text;

/** The text of a CSV file (spec §9): the column titles, then the rows, separated by newlines. */
export const joinCsvRows = (titleRow: string, rows: readonly string[]): string =>
  addByteOrderMark([titleRow, ...rows].join('\n'));

/** The text of a CSV file with these records. */
export const toCsv = (records: readonly StudentRecord[], columns?: RecordColumns): string =>
  joinCsvRows(getCsvTitleRow(columns), toCsvRows(records, columns));
