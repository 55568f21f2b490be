/** Finds the rows below the students that are no students, such as the names and posts of those who sign. */
import { NO_NAME } from '@/lib/model/student-record';
import { COLUMN_OF } from '@/lib/records/records-file';
import { isBlank, type SheetRow } from '../../spreadsheets/sheet';
import { readNumber } from './non-record-rows';
import { getRankMeaning } from './rank-words';

const hasDigit = (text: string) => /\p{Nd}/u.test(text);

const listTexts = ({ cells }: SheetRow) =>
  cells.filter((cell) => !isBlank(cell)).map((cell) => String(cell).trim());

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
    String(cells[sheetIndexes[column] ?? -1] ?? '').trim();
  const hasResult = (row: SheetRow) =>
    readNumber(getText(row, COLUMN_OF.slNo)) > 0 ||
    hasDigit(getRankMeaning(getText(row, COLUMN_OF.rank))) ||
    /^[^:]*\p{Nd}/u.test(getText(row, COLUMN_OF.yearMonth));
  /** Whether a row has few cells, and beside its name no number, such as a date of birth. */
  const isShort = (row: SheetRow, count: number) => {
    const name = getText(row, COLUMN_OF.name);
    const texts = listTexts(row);
    const others = texts.filter((text) => text !== name);
    return texts.length <= count && (name === '' || !others.some(hasDigit));
  };

  const last = rows.findLastIndex(hasResult);
  const below = last === -1 ? [] : rows.slice(last + 1);
  const count = below.some(hasPosts) ? Infinity : 2;
  // Where members of teams have only their names, those of the last team follow it at once.
  const hasTeams = rows.slice(0, last).some((row) => isShort(row, 2) && !hasResult(row));
  const isMember = (row: SheetRow, index: number) =>
    hasTeams && row.number === (rows[last]?.number ?? 0) + index + 1;
  return new Set([
    ...rows.filter(hasPosts),
    ...below.filter((row, index) => isShort(row, count) && !isMember(row, index)),
  ]);
}
