import { CsvError, parse } from 'csv-parse/sync';
import { getCsvTitleRow } from '@/lib/records/csv';
import { readConsent } from './consent';
import { cleanText } from '@/lib/model/invisible-characters';
import type { StudentRecord } from '@/lib/model/student-record';
import {
  CONSENT_COLUMN,
  RECORD_FIELDS,
  STUDENT_RECORD_COLUMNS,
  type RecordField,
} from '@/lib/model/record-columns';
import { parseCertificateOffset } from './certificate-number';
import { memoizeByRecord } from './memoize-by-record';

/** The file with the real records. Without it, the site shows sample records. */
export const RECORDS_FILE = 'data/student-records.csv';

/** The cells of a record, in the order of the file's columns. */
export type Cells = readonly string[];

/** The position of each field in the cells of a record, counted from 0. */
export const COLUMN_OF = Object.fromEntries(
  RECORD_FIELDS.map((field, column) => [field, column]),
) as Record<RecordField, number>;

/** The content of a records file. It may be invalid; checkRecordsFile checks it. */
export interface RecordsFile {
  titles: readonly string[];
  /** The rows below the titles, empty ones too. */
  rows: readonly Cells[];
  /** Why the file could not be read; undefined if it could. */
  unreadable?: string;
}

/** The number of a row in a spreadsheet, where the titles are row 1. Positions are counted from 0, below the titles. */
export const getRowNumber = (position: number) => position + 2;

export const isFilled = (cells: Cells): boolean => cells.some(Boolean);

/** The problem of a file that is no records file. */
export const describeWrongFormat = (titles: string) =>
  `is not a CSV file in UTF-8 with these titles: ${titles}; in Excel choose CSV UTF-8`;

/** Cleans the cells, and removes empty cells at the end, which spreadsheets write for columns once used. */
function trimRow(cells: readonly string[]): string[] {
  const trimmed = cells.map(cleanText);
  while (trimmed.length > STUDENT_RECORD_COLUMNS.length && trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
}

/**
 * Reads a records file, as spreadsheets write it: UTF-8 with or without a byte order mark, LF or CRLF, cells with or
 * without quotes, empty rows anywhere. It never throws; the content check reports the issues.
 */
export function parseRecordsFile(bytes: Uint8Array): RecordsFile {
  const unreadable = { titles: [], rows: [], unreadable: describeWrongFormat(getCsvTitleRow()) };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const table = parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Keeps a quote in the middle of a cell. The content check reports it later, with its row.
      relax_quotes: true,
    });
    const [titles = [], ...rows] = table.map(trimRow);
    return { titles, rows };
  } catch (error) {
    if (!(error instanceof CsvError)) return unreadable;
    return {
      ...unreadable,
      unreadable: `has a quote that is not closed, in row ${Number(error.records) + 1}`,
    };
  }
}

/** Puts quotes around a cell that needs them: no valid cell does, but one with a problem may. */
const quoteCell = (cell: string) =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

const formatLine = memoizeByRecord((cells) => cells.map(quoteCell).join(','));

/** Writes the text of a records file. */
export const formatRecordsFile = ({ titles, rows }: RecordsFile): string =>
  [titles, ...rows].map(formatLine).join('\n');

/** The offset in the certificate number of a record (spec §9); -Infinity if it has none. */
export const getCertificateOffset = memoizeByRecord(
  (cells) => parseCertificateOffset(cells[COLUMN_OF.certificateNo] ?? '') ?? -Infinity,
);

/** Writes "Mar-24" as "Mar 2024". Excel reads "Mar 2024" as a date, and writes it as "Mar-24". */
const expandYear = (yearMonth: string) => yearMonth.replace(/^([A-Z][a-z]{2})-(\d{2})$/, '$1 20$2');

/** What a row says about the consent to publication. */
export const getConsent = memoizeByRecord((cells) => readConsent(cells[CONSENT_COLUMN] ?? ''));

const hasConsent = (cells: Cells): boolean => getConsent(cells) === 'given';

/** Whether a row may be published. Where no consent is needed, a row with an entry needs one all the same. */
export const isPublished = (cells: Cells, needsConsent = true): boolean =>
  isFilled(cells) && (hasConsent(cells) || (!needsConsent && getConsent(cells) === 'blank'));

/** Converts a row of a valid file. The value of a blank cell is an empty text. */
export function toStudentRecord(cells: Cells): StudentRecord {
  const record = Object.fromEntries(
    RECORD_FIELDS.map((field, column) => [field, cells[column] ?? '']),
  ) as Record<keyof StudentRecord, string>;
  return {
    ...record,
    slNo: /^[1-9]\d*$/.test(record.slNo) ? Number(record.slNo) : NaN,
    yearMonth: expandYear(record.yearMonth),
  };
}
