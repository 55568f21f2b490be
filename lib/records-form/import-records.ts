/** Finds the records in the cells of a spreadsheet. */
import { cleanText } from '@/lib/model/invisible-characters';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { MONTHS } from '@/lib/model/student-record';
import { correctYearMonth, isFilled, type Cells } from '@/lib/records/records-file';

/** A cell as a spreadsheet holds it. A date is midnight in UTC. */
export type SpreadsheetCell = string | number | boolean | Date | null | undefined;

export type SpreadsheetRow = readonly SpreadsheetCell[];

export interface ImportedRecords {
  /** A cell is blank if the spreadsheet has no such column. */
  records: readonly Cells[];
  /** What was left out, assumed or corrected, as sentences for the office. */
  notes: readonly string[];
}

const SERIAL_NUMBER = RECORD_FIELDS.indexOf('slNo');
/** Cells that may be blank in a spreadsheet, because the form fills them. */
const NUMBER_COLUMNS = [SERIAL_NUMBER, RECORD_FIELDS.indexOf('certificateNo')];
const DATE_OF_BIRTH = RECORD_FIELDS.indexOf('dateOfBirth');
const YEAR_AND_MONTH = RECORD_FIELDS.indexOf('yearMonth');

/** The number of rows in which titles are looked for. Other rows, such as the name of a tournament, may be above them. */
const TITLE_ROWS = 20;

/** The letters of a title. Titles are compared by these, so case, spacing and punctuation may differ. */
const getTitleLetters = (title: SpreadsheetCell) =>
  String(title ?? '')
    .toUpperCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const formatDate = (day: string, month: string, year: string) =>
  [day.padStart(2, '0'), month.padStart(2, '0'), year].join('-');

function formatDateCell(date: Date, column: number): string {
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return column === YEAR_AND_MONTH
    ? `${MONTHS[Number(month) - 1]} ${year}`
    : formatDate(day, month, year);
}

/** Writes a date with one reading, such as 25/3/2005, as 25-03-2005. Others, such as 7/3/2005, stay as they are. */
function correctDate(text: string): string {
  const [, year, month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (year) return formatDate(day, month, year);
  return text.replace(
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/,
    (whole, first: string, second: string, lastYear: string) => {
      if (Number(second) > 12) return formatDate(second, first, lastYear);
      return Number(first) > 12 || first === second ? formatDate(first, second, lastYear) : whole;
    },
  );
}

/** Spreadsheets count days from 30-12-1899. These numbers are days from 1927 to 2118, and no years. */
const isDayNumber = (cell: SpreadsheetCell): cell is number =>
  typeof cell === 'number' && cell > 10_000 && cell < 80_000;

/** The text of a cell, in the format of its column. */
function formatCell(cell: SpreadsheetCell, column: number): string {
  if (cell instanceof Date) return formatDateCell(cell, column);
  // A date that Excel shows as a number, or in a format that the library does not know.
  if (isDayNumber(cell) && (column === DATE_OF_BIRTH || column === YEAR_AND_MONTH))
    return formatDateCell(new Date(Date.UTC(1899, 11, 30 + cell)), column);
  const text = cleanText(String(cell ?? ''));
  if (column === DATE_OF_BIRTH) return correctDate(text);
  return column === YEAR_AND_MONTH ? correctYearMonth(text) : text;
}

/** The index of the row with the most titles; -1 if no row has any. */
function findTitleRow(table: readonly SpreadsheetRow[], wantedTitles: readonly string[]): number {
  const counts = table.slice(0, TITLE_ROWS).map((row) => {
    const foundTitles = row.map(getTitleLetters);
    return wantedTitles.filter((title) => foundTitles.includes(title)).length;
  });
  const highest = Math.max(0, ...counts);
  return highest === 0 ? -1 : counts.indexOf(highest);
}

/**
 * Finds the records in a spreadsheet. If it has titles, its columns may be in any order; else they are in that of the
 * records file. Rows that have nothing but a serial number are left out.
 *
 * @param titles the titles of the records file
 */
export function importRecords(
  table: readonly SpreadsheetRow[],
  titles: readonly string[],
): ImportedRecords {
  const wantedTitles = titles.map(getTitleLetters);
  const titleIndex = findTitleRow(table, wantedTitles);
  const titleRow = table[titleIndex];
  const foundTitles = titleRow?.map(getTitleLetters);
  /** The position of each column of the records file in the spreadsheet; -1 if it is not there. */
  const positions = wantedTitles.map((title, column) => foundTitles?.indexOf(title) ?? column);

  let cleanedCount = 0;
  const readCell = (row: SpreadsheetRow, column: number) => {
    const position = positions[column] ?? -1;
    if (position === -1) return '';
    const cell = row[position];
    if (typeof cell === 'string' && cell !== cleanText(cell)) cleanedCount += 1;
    return formatCell(cell, column);
  };
  const records = table
    .slice(titleIndex + 1)
    .map((row) => titles.map((_, column) => readCell(row, column)))
    .filter((cells) => isFilled(cells.with(SERIAL_NUMBER, '')));

  const listBlankCells = (title: string, column: number) => {
    const count = records.filter((cells) => cells[column] === '').length;
    const isThere = positions[column] !== -1 && !NUMBER_COLUMNS.includes(column);
    return count > 0 && isThere ? [`${title} (${count})`] : [];
  };
  const unusedTitles = titleRow?.filter((_, position) => !positions.includes(position)) ?? [];
  const notes = [
    { note: 'No titles were found, so the columns are read as', list: titleRow ? [] : titles },
    { note: 'Columns left out', list: unusedTitles.map((title) => cleanText(String(title ?? ''))) },
    {
      note: 'Columns that are not there',
      list: titles.filter((_, column) => positions[column] === -1 && column !== SERIAL_NUMBER),
    },
    {
      note: 'Columns with blank cells (of merged cells only the first is not blank)',
      list: titles.flatMap(listBlankCells),
    },
    {
      note: 'Cells around whose values blanks or invisible characters were taken off',
      list: cleanedCount > 0 ? [String(cleanedCount)] : [],
    },
  ];
  return {
    records,
    notes: notes
      .map(({ note, list }) => ({ note, list: list.filter(Boolean) }))
      .filter(({ list }) => list.length > 0)
      .map(({ note, list }) => `${note}: ${list.join(', ')}`),
  };
}
