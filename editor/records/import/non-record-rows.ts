/** Finds rows of a sheet that are no records. They are left out, and a note lists them. */
import { toAsciiDigits } from '@/lib/records/certificate-number';
import { findColumn } from './column-titles';
import { isBlank, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';
import { COLUMN_OF } from '@/lib/records/records-file';

const TOTAL = /^((grand|sub)[ -]?)?totals?(?![\p{L}\p{M}])/iu;

/** A total in Hindi. Names of students and of a sport begin with these words, too. */
const TOTAL_OR_NAME = /^(कुल|योग|महायोग)(?![\p{L}\p{M}])/u;

export const TITLES_AGAIN = 'Titles again';

/** The kind of the titles, and of the rows below them, in a sheet with several tables. */
export const OTHER_TABLE =
  'A table with other columns (copy it, with its titles, and paste it on its own)';

interface Parts {
  row: SheetRow;
  sheetIndexes: readonly number[];
  /** The indexes of cells that are not blank. */
  filled: readonly number[];
  titleRows: readonly SheetRow[];
}

/**
 * Whether all cells of a row are titles, or most and one of them of the names, of two columns or more. Records have digits,
 * or a name.
 */
function hasTitles({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  if (/\d/.test(filled.join())) return false;
  const found = filled.map(findColumn).filter((column) => column !== -1);
  const areTitles = found.length === filled.length || found.includes(COLUMN_OF.name);
  return areTitles && new Set(found).size > 1 && found.length * 2 > filled.length;
}

const hasWord = (cell: SheetCell) => /\p{L}/u.test(String(cell ?? ''));

/** Whether a row has a name, and a word beside it, a rank, or a serial number. */
function isStudent({ row: { cells }, sheetIndexes, filled }: Parts): boolean {
  const getCell = (column: number) => cells[sheetIndexes[column] ?? -1];
  const isRank = /^[1-9]$/.test(toAsciiDigits(String(getCell(COLUMN_OF.rank) ?? '')));
  return (
    hasWord(getCell(COLUMN_OF.name)) &&
    (isRank ||
      !isBlank(getCell(COLUMN_OF.slNo)) ||
      filled.some((index) => index !== sheetIndexes[COLUMN_OF.name] && hasWord(cells[index])))
  );
}

/** @example readNumber('(2)') // 2 */
export const readNumber = (cell: SheetCell) =>
  Number(toAsciiDigits(String(cell)).replace(/^\((.+)\)$|[.)]$/, '$1'));

/** The kinds of rows that are no records. The first kind that is true counts. */
const NON_RECORD_KINDS: readonly { kind: string; isTrue: (parts: Parts) => boolean }[] = [
  {
    kind: TITLES_AGAIN,
    isTrue: ({ row, sheetIndexes, filled, titleRows }) =>
      titleRows.some(({ cells }) => filled.every((index) => cells[index] === row.cells[index])) ||
      (hasTitles(row) &&
        filled.every((index) =>
          [-1, sheetIndexes.indexOf(index)].includes(findColumn(row.cells[index])),
        )),
  },
  {
    kind: OTHER_TABLE,
    isTrue: ({ row }) => hasTitles(row),
  },
  {
    kind: 'Numbers of the columns',
    isTrue: ({ row, filled }) =>
      filled.length > 2 &&
      filled.every((index, place) => readNumber(row.cells[index]) === place + 1),
  },
  {
    kind: 'Totals',
    isTrue: (parts) => {
      const [first = 0, ...others] = parts.filled;
      const text = String(parts.row.cells[first]).trim();
      if (others.length > 2) return false;
      return TOTAL.test(text) || (TOTAL_OR_NAME.test(text) && !isStudent(parts));
    },
  },
  {
    kind: 'Headings',
    isTrue: ({ row, sheetIndexes, filled: [first = 0, ...others] }) =>
      others.length === 0 &&
      hasWord(row.cells[first]) &&
      sheetIndexes[COLUMN_OF.name] !== -1 &&
      sheetIndexes[COLUMN_OF.name] !== first,
  },
  {
    kind: 'Rows without a value in these columns',
    isTrue: ({ row, sheetIndexes, filled }) =>
      !filled.some(
        (index) =>
          sheetIndexes.indexOf(index) > 0 &&
          // Dashes are no value: a row of them is a line.
          /[\p{L}\p{N}\p{ExtPict}]/u.test(String(row.cells[index])),
      ),
  },
];

/**
 * Finds the kind of a row that is no record.
 *
 * @param sheetIndexes the index of each column of the records file in the sheet; -1 if it is not there
 * @returns undefined for a record
 */
export function findNonRecordKind(
  row: SheetRow,
  sheetIndexes: readonly number[],
  titleRows: readonly SheetRow[],
): string | undefined {
  const filled = row.cells.flatMap((cell, index) => (isBlank(cell) ? [] : [index]));
  return NON_RECORD_KINDS.find(({ isTrue }) => isTrue({ row, sheetIndexes, filled, titleRows }))
    ?.kind;
}
