/** Takes over records from a spreadsheet into the records file. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { MONTHS } from '@/lib/model/student-record';
import { correctYearMonth } from './records-file';

/** A cell as Excel holds it. A date is that day's midnight in UTC. */
export type SpreadsheetCell = string | number | boolean | Date | null | undefined;

/** The cells of a record, in the order of the columns. */
export type RecordCells = readonly string[];

export interface ImportedRecords {
  records: RecordCells[];
  /** The titles of the columns that are left out. */
  unknownTitles: string[];
}

const SERIAL_NUMBER = RECORD_FIELDS.indexOf('slNo');
const CERTIFICATE_NUMBER = RECORD_FIELDS.indexOf('certificateNo');
const DATE_OF_BIRTH = RECORD_FIELDS.indexOf('dateOfBirth');
const YEAR_AND_MONTH = RECORD_FIELDS.indexOf('yearMonth');

/** Two titles are the same if they have the same letters. */
const getLetters = (title: SpreadsheetCell) =>
  String(title ?? '')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

function formatDate(date: Date, column: number): string {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return column === YEAR_AND_MONTH
    ? `${MONTHS[Number(month) - 1]} ${year}`
    : `${day}-${month}-${year}`;
}

/** Writes 7/3/2005 as 07-03-2005. */
const correctDate = (text: string) =>
  text.replace(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/, (_, day: string, month: string, year) =>
    [day.padStart(2, '0'), month.padStart(2, '0'), year].join('-'),
  );

function formatCell(cell: SpreadsheetCell, column: number): string {
  if (cell instanceof Date) return formatDate(cell, column);
  const text = String(cell ?? '').trim();
  if (column === DATE_OF_BIRTH) return correctDate(text);
  return column === YEAR_AND_MONTH ? correctYearMonth(text) : text;
}

/**
 * Finds the records in a spreadsheet, whose columns may be in any order and whose titles may stand below other rows.
 * Rows that have nothing but a serial number are left out.
 *
 * @param titles the titles of the records file
 * @returns undefined if no row has at least two of the titles
 */
export function findRecords(
  table: readonly (readonly SpreadsheetCell[])[],
  titles: readonly string[],
): ImportedRecords | undefined {
  const wanted = titles.map(getLetters);
  const isTitleRow = (row: readonly SpreadsheetCell[]) =>
    row.filter((cell) => wanted.includes(getLetters(cell))).length > 1;
  const titleRow = table.findIndex(isTitleRow);
  const found = table[titleRow]?.map(getLetters);
  if (!found) return undefined;
  const places = wanted.map((title) => found.indexOf(title));
  return {
    records: table
      .slice(titleRow + 1)
      .map((row) => places.map((place, column) => formatCell(row[place], column)))
      .filter((cells) => cells.some((cell, column) => cell !== '' && column !== SERIAL_NUMBER)),
    unknownTitles: (table[titleRow] ?? [])
      .map((title) => String(title ?? '').trim())
      .filter((title) => title !== '' && !wanted.includes(getLetters(title))),
  };
}

/** Gives the records without a serial number the next ones. */
export function fillSerialNumbers(records: readonly RecordCells[]): RecordCells[] {
  let last = records.reduce((max, cells) => Math.max(max, Number(cells[SERIAL_NUMBER]) || 0), 0);
  return records.map((cells) =>
    cells[SERIAL_NUMBER] === '' ? cells.with(SERIAL_NUMBER, String(++last)) : cells,
  );
}

/**
 * Adds records. One whose certificate number exists replaces the record that has it, and keeps its place and its serial
 * number. All others follow at the end, with the next serial numbers.
 */
export function addRecords(records: readonly RecordCells[], imported: readonly RecordCells[]) {
  const places = new Map(records.map((cells, place) => [cells[CERTIFICATE_NUMBER], place]));
  places.delete('');
  const all = [...records];
  let changed = 0;
  for (const cells of imported) {
    const place = places.get(cells[CERTIFICATE_NUMBER]);
    // A second one of the same number is added, and reported as used twice.
    places.delete(cells[CERTIFICATE_NUMBER]);
    const old = all[place ?? -1];
    if (place === undefined || !old) all.push(cells.with(SERIAL_NUMBER, ''));
    else {
      all[place] = cells.with(SERIAL_NUMBER, old[SERIAL_NUMBER] ?? '');
      if (String(all[place]) !== String(old)) changed++;
    }
  }
  return { records: fillSerialNumbers(all), added: all.length - records.length, changed };
}
