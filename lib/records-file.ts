import { CsvError, parse } from 'csv-parse/sync';
import type { StudentRecord } from '@/lib/schemas/student-record';
import { STUDENT_RECORD_COLUMNS } from '@/lib/student-records';

/** Where the real records stand, below the project's folder; without the file the site shows made-up ones. */
export const RECORDS_FILE = 'data/student-records.csv';

/** A record as the file has it: its cells, and its row as a spreadsheet counts them, the titles' row being 1. */
export interface RecordsRow {
  row: number;
  cells: readonly string[];
}

/** What a records file holds, good or bad; the content check tells which. */
export interface RecordsFile {
  titles: readonly string[];
  rows: readonly RecordsRow[];
  /** Why nothing could be read, if so. */
  unreadable?: string;
}

const unreadable = (reason: string): RecordsFile => ({ titles: [], rows: [], unreadable: reason });

/** Without the empty cells that spreadsheets write for columns on the right that were once used. */
function trimRow(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > STUDENT_RECORD_COLUMNS.length && trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
}

/**
 * Reads a records file as spreadsheets write it: UTF-8 with or without a byte order mark, lines ending in LF or CRLF,
 * cells quoted or not, empty rows anywhere. It never throws; what is wrong is left for the content check to find.
 *
 * @param bytes the whole file
 */
export function readRecordsFile(bytes: Uint8Array): RecordsFile {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return unreadable('is not UTF-8 text; save it in the format "CSV UTF-8"');
  }
  try {
    const table: string[][] = parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // A stray quote stays in its cell, where the check names it with its row.
      relax_quotes: true,
    });
    const [titles = [], ...rows] = table.map(trimRow);
    return {
      titles,
      rows: rows
        .map((cells, index) => ({ row: index + 2, cells }))
        .filter(({ cells }) => cells.some(Boolean)),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records) + 1;
    return unreadable(`row ${row}: a cell begins with a quote (") that is not closed`);
  }
}

/** Excel takes "Mar 2024" for a date and writes it back as "Mar-24"; both mean the same. */
const withFullYear = (yearMonth: string) =>
  yearMonth.replace(/^([A-Z][a-z]{2})-(\d{2})$/, '$1 20$2');

/** The records of a file without faults; a blank cell is an empty text. */
export function toStudentRecords({ rows }: RecordsFile): StudentRecord[] {
  return rows.map(({ cells }) => {
    const [slNo = '', name = '', fatherName = '', dateOfBirth = '', game = '', ...others] = cells;
    const [event = '', rank = '', certificateNo = '', yearMonth = ''] = others;
    return {
      slNo: /^[1-9]\d*$/.test(slNo) ? Number(slNo) : NaN,
      name,
      fatherName,
      dateOfBirth,
      game,
      event,
      rank,
      certificateNo,
      yearMonth: withFullYear(yearMonth),
    };
  });
}
