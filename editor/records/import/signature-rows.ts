/** Finds the rows below the students that are no students, such as the names and posts of those who sign. */
import { NO_NAME } from '@/lib/model/student-record';
import { COLUMN_OF } from '@/lib/records/records-file';
import { isBlank, type SheetRow } from '../../spreadsheets/sheet';
import { readText } from './non-record-rows';
import { getRankMeaning } from './rank-words';

const hasDigit = (text: string) => /\d/.test(text);

const hasPosts = ({ cells }: SheetRow) =>
  cells.every((cell) => isBlank(cell) || NO_NAME.test(String(cell)));

/**
 * Finds the rows that are no students: those of posts, and, below the last serial number, rank or month, those of a name
 * with at most one word beside it. Above posts, names may stand side by side in more cells.
 *
 * @param rows the rows that may be records
 * @param sheetIndexes the index of each column of the records file in the sheet; -1 if it is not there
 */
export function findSignatureRows(
  rows: readonly SheetRow[],
  sheetIndexes: readonly number[],
): ReadonlySet<SheetRow> {
  const getText = ({ cells }: SheetRow, column: number) =>
    readText(cells[sheetIndexes[column] ?? -1]);
  const hasResult = (row: SheetRow) =>
    /^\(?\d+\W*$/.test(getText(row, COLUMN_OF.slNo)) ||
    hasDigit(getRankMeaning(getText(row, COLUMN_OF.rank))) ||
    /^[^:]*\d/.test(getText(row, COLUMN_OF.yearMonth));

  const last = rows.findLastIndex(hasResult);
  const below = last === -1 ? [] : rows.slice(last + 1);
  const count = below.some(hasPosts) ? Infinity : 2;
  /** Whether a row has few cells, and beside its name no number, such as a date of birth. */
  const isShort = (row: SheetRow) => {
    const name = getText(row, COLUMN_OF.name);
    const texts = row.cells.map(readText).filter(Boolean);
    return texts.length <= count && !texts.some((text) => text !== name && hasDigit(text));
  };
  return new Set([...rows.filter(hasPosts), ...below.filter(isShort)]);
}
