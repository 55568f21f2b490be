/** Rows of a sheet that are no records: they are left out, and named. */
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { toAsciiDigits } from '@/lib/records/certificate-number';
import { findColumn } from './column-titles';
import { isBlank, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';

const NAME = RECORD_FIELDS.indexOf('name');

const TOTAL = /^(((grand|sub)[ -]?)?totals?|कुल)(?![\p{L}\p{M}])/iu;

/** A total in Hindi, and also the sport yoga. */
const TOTAL_OR_YOGA = /^योग(?![\p{L}\p{M}])/u;

interface Parts {
  row: SheetRow;
  positions: readonly number[];
  /** The positions of cells that are not blank. */
  filled: readonly number[];
  titleRows: readonly SheetRow[];
}

/** Whether most cells of a row are titles. Records have digits. */
function hasTitles({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => !isBlank(cell));
  if (filled.length < 3 || /\d/.test(filled.join())) return false;
  return filled.filter((cell) => findColumn(cell) !== -1).length * 2 > filled.length;
}

/** @example readNumber('(2)') // 2 */
const readNumber = (cell: SheetCell) =>
  Number(toAsciiDigits(String(cell)).replace(/^\((.+)\)$|[.)]$/, '$1'));

/** What a row is, if it is no record. The first that is true counts. */
const KINDS: readonly { kind: string; isTrue: (parts: Parts) => boolean }[] = [
  {
    kind: 'Titles again',
    isTrue: ({ row, positions, filled, titleRows }) =>
      titleRows.some(({ cells }) =>
        filled.every((position) => cells[position] === row.cells[position]),
      ) ||
      (hasTitles(row) &&
        filled.every((position) =>
          [-1, positions.indexOf(position)].includes(findColumn(row.cells[position])),
        )),
  },
  {
    kind: 'Titles of a table with other columns (copy that table, and paste it on its own)',
    isTrue: ({ row }) => hasTitles(row),
  },
  {
    kind: 'Numbers of the columns',
    isTrue: ({ row, filled }) =>
      filled.length > 2 &&
      filled.every((position, index) => readNumber(row.cells[position]) === index + 1),
  },
  {
    kind: 'Totals',
    isTrue: ({ row: { cells }, filled: [first = 0, ...others] }) => {
      const text = String(cells[first]).trim();
      const hasWords = others.some((position) => /\p{L}/u.test(String(cells[position])));
      return others.length < 3 && (TOTAL.test(text) || (TOTAL_OR_YOGA.test(text) && !hasWords));
    },
  },
  {
    kind: 'Headings',
    isTrue: ({ row, positions, filled: [first = 0, ...others] }) =>
      others.length === 0 &&
      /\p{L}/u.test(String(row.cells[first])) &&
      positions[NAME] !== -1 &&
      positions[NAME] !== first,
  },
  {
    kind: 'Rows without a value in these columns',
    isTrue: ({ positions, filled }) => !filled.some((position) => positions.indexOf(position) > 0),
  },
];

/**
 * Says what a row is, if it is no record.
 *
 * @param positions the position of each column of the records file; -1 if it is not there
 * @returns undefined for a record
 */
export function findOtherKind(
  row: SheetRow,
  positions: readonly number[],
  titleRows: readonly SheetRow[],
): string | undefined {
  const filled = row.cells.flatMap((cell, position) => (isBlank(cell) ? [] : [position]));
  return KINDS.find(({ isTrue }) => isTrue({ row, positions, filled, titleRows }))?.kind;
}
