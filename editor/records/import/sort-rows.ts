/** Splits the rows of a sheet into records and other rows, which are left out and named in a note. */
import { NO_NAME } from '@/lib/model/student-record';
import { toAsciiDigits } from '@/lib/records/certificate-number';
import { COLUMN_OF } from '@/lib/records/records-file';
import { isBlank, type Sheet, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';
import { listFilled, readTitles, type FoundTitles } from './column-titles';
import { getRankMeaning } from './rank-words';

/** Rows of a sheet that are no records, by their kind. */
export interface NonRecordRows {
  kind: string;
  /** The numbers of the rows, counted from 1. */
  rows: readonly number[];
}

/** The kind of the row of titles, about which there is nothing to say. */
const TITLES = 'Titles';

const TITLES_AGAIN = 'Titles again';

/** The kind of the titles, and of the rows below them, in a sheet with several tables. */
export const OTHER_TABLE =
  'A table with other columns (copy it, with its titles, and paste it on its own)';

/** Names of students may begin with these words, too. */
const TOTAL = /^(((grand|sub)[ -]?)?totals?|कुल|योग|महायोग)(?![\p{L}\p{M}])/iu;

const readText = (cell: SheetCell) => toAsciiDigits(String(cell ?? '')).trim();

const hasDigit = (text: string) => /\d/.test(text);

/** Whether a row has a name: letters, or the question marks that are left of them. Beside a total are no words. */
function hasName({ cells }: SheetRow, nameIndex: number): boolean {
  const name = readText(cells[nameIndex]);
  const hasWord = cells.some((cell, index) => index !== nameIndex && /\p{L}/u.test(readText(cell)));
  return /[\p{L}?]/u.test(name) && (hasWord || !TOTAL.test(name));
}

/**
 * The kind of a row that has titles. Most of its cells are titles, one of them of the names; records have digits, or a
 * name.
 *
 * @param sheetIndexes the index of each column of the records file in the sheet; -1 if it is not there
 * @param titleRows the titles of the sheet
 * @returns undefined if it has none
 */
function findTitleKind(
  row: SheetRow,
  sheetIndexes: readonly number[],
  titleRows: readonly SheetRow[],
): string | undefined {
  const { cells } = row;
  const isRepeated = ({ cells: titles }: SheetRow) =>
    cells.every((cell, index) => isBlank(cell) || cell === titles[index]);
  if (titleRows.some(isRepeated)) return TITLES_AGAIN;
  const filled = listFilled(row);
  if (hasDigit(filled.join())) return undefined;
  const { areSure, columns, count } = readTitles([row], 0, 1);
  if (!areSure || count * 2 <= filled.length) return undefined;
  const isHere = columns.every((column, index) => column === -1 || sheetIndexes[column] === index);
  return isHere ? TITLES_AGAIN : OTHER_TABLE;
}

/** Whether all cells are posts, such as those of people who sign. */
const hasPosts = ({ cells }: SheetRow) =>
  cells.every((cell) => isBlank(cell) || NO_NAME.test(String(cell)));

/**
 * Finds the rows that are no students: those of posts, and, below the last serial number, rank or month, those of a name
 * with at most one word beside it. Above posts, names may stand side by side in more cells.
 *
 * @param rows the rows that may be records
 */
function listSignatureRows(
  rows: readonly SheetRow[],
  sheetIndexes: readonly number[],
): readonly SheetRow[] {
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
  return [...rows.filter(hasPosts), ...below.filter(isShort)];
}

/**
 * Splits the rows into records and other rows, by their kind.
 *
 * @param sheetIndexes the index of each column of the records file in the sheet; -1 if it is not there
 * @param includedRows the numbers of rows that are records, whatever they look like
 */
export function sortRows(
  { rows }: Sheet,
  { start, end, areSure }: FoundTitles,
  sheetIndexes: readonly number[],
  includedRows: readonly number[],
) {
  const titleRows = rows.slice(start, end);
  const { [COLUMN_OF.name]: nameIndex = -1 } = sheetIndexes;
  const included = new Set(includedRows);
  let isOtherTable = false;
  const findKind = (row: SheetRow, index: number) => {
    if (included.has(row.number)) return undefined;
    // In all rows but the first, the words may be those of a student.
    if (index < end)
      return areSure && end === 1 ? TITLES : 'Rows that are read as titles, or are above them';
    const titleKind = findTitleKind(row, sheetIndexes, titleRows);
    // Directly below the titles, others only add to them.
    if (titleKind) isOtherTable = titleKind === OTHER_TABLE && index > end;
    if (isOtherTable) return OTHER_TABLE;
    if (titleKind) return TITLES_AGAIN;
    return nameIndex === -1 || hasName(row, nameIndex)
      ? row.unseenKind
      : 'Rows without a name, such as totals and headings';
  };
  const kinds = new Map(rows.map((row, index) => [row, findKind(row, index)]));
  const listRows = (kind?: string) => rows.filter((row) => kinds.get(row) === kind);
  for (const row of listSignatureRows(listRows(), sheetIndexes))
    if (!included.has(row.number)) kinds.set(row, 'Rows of no student, such as signatures');

  return {
    recordRows: listRows(),
    leftOut: [...new Set(kinds.values())].flatMap((kind): NonRecordRows[] =>
      kind === undefined || kind === TITLES
        ? []
        : [{ kind, rows: listRows(kind).map(({ number }) => number) }],
    ),
  };
}
