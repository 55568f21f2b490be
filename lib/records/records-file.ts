import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import { getCsvTitleRow } from '@/lib/records/csv';
import type { StudentRecord } from '@/lib/model/student-record';
import { STUDENT_RECORD_COLUMNS } from '@/lib/model/record-columns';

/** The file with the real records. Without it, the site shows sample records. */
export const RECORDS_FILE = 'data/student-records.csv';

/** A row of the file: its cells, and its number in a spreadsheet, where the titles are row 1. */
export interface RecordsRow {
  row: number;
  cells: readonly string[];
}

/** The content of a records file. It may be invalid; findRecordIssues checks it. */
export interface RecordsFile {
  titles: readonly string[];
  rows: readonly RecordsRow[];
  /** Why the file could not be read; undefined if it could. */
  unreadable?: string;
}

const refuseFile = (reason: string): RecordsFile => ({
  titles: [],
  rows: [],
  unreadable: reason,
});

/** Tells the editor how to save the file in the right format. */
const SAVE_AGAIN_ADVICE =
  'open it in its program and choose Save As, "CSV UTF-8 (Comma delimited)" in Excel, "Text CSV" with the character set "Unicode (UTF-8)" in LibreOffice';

/** How files of other formats begin, as Latin-1, and what the problem is. */
const OTHER_FORMATS: readonly [start: RegExp, kind: string][] = [
  [/^PK\x03\x04/, 'is a workbook (.xlsx or .ods) with another name'],
  [/^\xD0\xCF\x11\xE0/, 'is a workbook of an old Excel (.xls) with another name'],
  [/^%PDF/, 'is a PDF with another name'],
  [/^\s*<(!doctype|html|\?xml|table)/i, 'is a web page with another name'],
  [/^\{\\rtf/, 'is a document of Word (.rtf) with another name'],
  [/^(\x1F\x8B|\xFF\xD8\xFF|\x89PNG)/, 'is no table, but another file with its name'],
  [/^(\xFF\xFE|\xFE\xFF|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/, 'is saved as "Unicode text" (UTF-16)'],
];

function detectActualFormat(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  return OTHER_FORMATS.find(([pattern]) => pattern.test(start))?.[1];
}

/** Characters that programs may write between cells instead of commas, and what people call them. */
const WRONG_SEPARATORS: readonly [character: string, name: string][] = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'bars'],
];

function findSeparatorProblem(titleLine: string): string | undefined {
  if (titleLine.includes(',')) return undefined;
  const wrongSeparator = WRONG_SEPARATORS.find(([character]) => titleLine.includes(character));
  return (
    wrongSeparator &&
    `has ${wrongSeparator[1]} between its cells instead of commas: in LibreOffice choose Save As, "Edit filter settings", and the field delimiter ","; Excel takes it from Windows: Region, Additional settings, List separator`
  );
}

/** Trims the cells, and removes empty cells at the end, which spreadsheets write for columns once used. */
function trimRow(cells: readonly string[]): string[] {
  const trimmed = cells.map((cell) => cell.trim());
  while (trimmed.length > STUDENT_RECORD_COLUMNS.length && trimmed.at(-1) === '') trimmed.pop();
  return trimmed;
}

/**
 * Reads a records file as spreadsheets write it: UTF-8 with or without a byte order mark, LF or CRLF, quoted or
 * unquoted cells, empty rows anywhere. It never throws; the content check reports the issues.
 */
export function parseRecordsFile(bytes: Uint8Array): RecordsFile {
  const formatProblem = detectActualFormat(bytes);
  if (formatProblem) return refuseFile(`${formatProblem}: ${SAVE_AGAIN_ADVICE}`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const readableText = new TextDecoder().decode(bytes).split('\uFFFD')[0] ?? '';
    const row = readableText.split(/\r\n|\n|\r/).length;
    return refuseFile(
      `row ${row}: holds letters in an old encoding, not in UTF-8: ${SAVE_AGAIN_ADVICE}`,
    );
  }
  const [titleLine = ''] = text.split(/\r\n|\n|\r/);
  if (text.trim() === '')
    return refuseFile(`is empty: it must begin with the titles ${getCsvTitleRow()}`);
  if (/^sep=/i.test(titleLine)) return refuseFile(`row 1: take out the line ${titleLine}`);
  const separatorProblem = findSeparatorProblem(titleLine);
  if (separatorProblem) return refuseFile(separatorProblem);
  try {
    const table: string[][] = parse(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Keeps a quote in the middle of a cell. The content check reports it later, with its row.
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
    return refuseFile(`row ${row}: a cell begins with a quote (") that is not closed`);
  }
}

/** Reads the records file in a folder; undefined if there is none. */
export function loadRecordsFile(folder: string): RecordsFile | undefined {
  const file = path.join(folder, path.basename(RECORDS_FILE));
  return existsSync(file) ? parseRecordsFile(readFileSync(file)) : undefined;
}

/** Corrects "Mar-24" to "Mar 2024". Excel reads "Mar 2024" as a date, and writes it as "Mar-24". */
const correctYearMonth = (yearMonth: string) =>
  yearMonth.replace(/^([A-Z][a-z]{2})-(\d{2})$/, '$1 20$2');

/** Leaves out the rows of a valid file that have no entry in the tenth column, for consent. */
export const selectRowsWithConsent = ({ titles, rows }: RecordsFile): RecordsFile => ({
  titles,
  rows: rows.filter(({ cells }) => cells[STUDENT_RECORD_COLUMNS.length]),
});

/** Converts the rows of a valid file to records. The value of a blank cell is an empty text. */
export function toStudentRecords({ rows }: RecordsFile): StudentRecord[] {
  return rows.map(({ cells }) => {
    const [slNo = '', name = '', fatherName = '', dateOfBirth = '', game = '', ...rest] = cells;
    const [event = '', rank = '', certificateNo = '', yearMonth = ''] = rest;
    return {
      slNo: /^[1-9]\d*$/.test(slNo) ? Number(slNo) : NaN,
      name,
      fatherName,
      dateOfBirth,
      game,
      event,
      rank,
      certificateNo,
      yearMonth: correctYearMonth(yearMonth),
    };
  });
}
