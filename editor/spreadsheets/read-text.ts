/** Reads the cells of a text: a CSV file, "Unicode Text", or copied cells. */
import { CsvError, parse } from 'csv-parse/sync';
import { isBlank, type Sheet, type SheetRow } from './sheet';
import { FileProblem, NO_SPREADSHEET } from './file-kinds';

/** The largest number of rows of a sheet in Excel. */
const MAX_SHEET_ROWS = 1_048_576;

/** A row with more characters has a quote that is not closed. */
const MAX_ROW_SIZE = 100_000;

/** Encodings other than UTF-8, by their first bytes. Without a mark, ASCII letters have a zero in every second byte. */
const ENCODINGS: readonly (readonly [start: RegExp, encoding: string])[] = [
  [/^\xFF\xFE|^([\t -~]\0){2}/, 'utf-16le'],
  [/^\xFE\xFF|^(\0[\t -~]){2}/, 'utf-16be'],
];

function decode(bytes: Uint8Array): { text: string; notes?: string[] } {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const [, encoding = 'utf-8'] = ENCODINGS.find(([pattern]) => pattern.test(start)) ?? [];
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    return { text, notes: ['The file is not in UTF-8: check letters such as é.'] };
  }
}

const NO_COLUMNS =
  'It has no columns, as text that was copied from a PDF. Ask for the Excel file from which it was made, or type the records.';

/**
 * Finds the character between the cells, which is in most lines: in some countries, Excel writes semicolons.
 *
 * @throws FileProblem if most lines have no such character but many words
 */
function findDelimiter(text: string): string {
  const lines = text
    .slice(0, 5_000)
    .replace(/"[^"]*"/g, '')
    .split(/[\r\n]+/);
  const count = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  const best = ['\t', ';', '|', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
  const wordy = lines.filter((line) => !line.includes(best) && /(\S+ +){5}\S/.test(line));
  if (wordy.length * 2 > lines.length) throw new FileProblem(NO_COLUMNS);
  return best;
}

const describeOpenQuote = (row: number) =>
  `A cell in row ${row} begins with a quote (") that is not closed. Correct it in the file.`;

/** @throws FileProblem */
export function readTextRows(text: string): SheetRow[] {
  const delimiter = findDelimiter(text);
  const rows: SheetRow[] = [];
  let number = 0;
  let width = 3;
  const isRow = (line: string) => line.split(delimiter).length >= width;
  const containsRow = (cell: string) =>
    cell
      .split(/[\r\n]/)
      .slice(1)
      .some(isRow);
  const addRow = (cells: string[]) => {
    number += 1;
    // If a quote is closed only some rows below, these rows become one cell.
    if (cells.some(containsRow)) throw new FileProblem(describeOpenQuote(number));
    width = Math.max(width, cells.length);
    if (!cells.every(isBlank)) rows.push({ number, cells });
    return null;
  };
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW_SIZE,
      to: MAX_SHEET_ROWS,
      on_record: addRow,
    });
  } catch (error) {
    if (error instanceof CsvError)
      throw new FileProblem(describeOpenQuote(number + 1), { cause: error });
    throw error;
  }
  return rows;
}

/** @throws FileProblem */
export function readTextFile(bytes: Uint8Array): Sheet {
  const { text, notes } = decode(bytes);
  // No text has this character.
  if (text.includes('\0')) throw new FileProblem(NO_SPREADSHEET);
  return { name: 'CSV', rows: readTextRows(text), notes };
}
