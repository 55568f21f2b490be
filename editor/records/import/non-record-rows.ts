/** Finds rows of a sheet that are no records. They are left out, and a note lists them. */
import { toAsciiDigits } from '@/lib/records/certificate-number';
import { COLUMN_OF } from '@/lib/records/records-file';
import { isBlank, type SheetCell, type SheetRow } from '../../spreadsheets/sheet';
import { findColumn } from './column-titles';

/** Names of students may begin with these words, too. */
const TOTAL = /^(((grand|sub)[ -]?)?totals?|कुल|योग|महायोग)(?![\p{L}\p{M}])/iu;

export const TITLES_AGAIN = 'Titles again';

/** The kind of the titles, and of the rows below them, in a sheet with several tables. */
export const OTHER_TABLE =
  'A table with other columns (copy it, with its titles, and paste it on its own)';

const NAMELESS = 'Rows without a name, such as totals and headings';

export const readText = (cell: SheetCell) => toAsciiDigits(String(cell ?? '')).trim();

/**
 * Whether all cells of a row are titles, or most and one of them of the names, of two columns or more. Records have digits,
 * or a name.
 */
function hasTitles(filled: readonly SheetCell[]): boolean {
  if (/\d/.test(filled.join())) return false;
  const found = filled.map(findColumn).filter((column) => column !== -1);
  const areTitles = found.length === filled.length || found.includes(COLUMN_OF.name);
  return areTitles && new Set(found).size > 1 && found.length * 2 > filled.length;
}

/** Whether a row has a name: letters, or the question marks that are left of them. Beside a total are no words. */
function hasName(cells: readonly SheetCell[], nameIndex: number): boolean {
  const name = readText(cells[nameIndex]);
  const hasWord = cells.some((cell, index) => index !== nameIndex && /\p{L}/u.test(readText(cell)));
  return /[\p{L}?]/u.test(name) && (hasWord || !TOTAL.test(name));
}

/**
 * Finds the kind of a row that is no record.
 *
 * @param sheetIndexes the index of each column of the records file in the sheet; -1 if it is not there
 * @returns undefined for a record
 */
export function findNonRecordKind(
  { cells }: SheetRow,
  sheetIndexes: readonly number[],
  titleRows: readonly SheetRow[],
): string | undefined {
  const filled = [...cells.entries()].filter(([, cell]) => !isBlank(cell));
  if (titleRows.some((titles) => filled.every(([index, cell]) => titles.cells[index] === cell)))
    return TITLES_AGAIN;
  if (hasTitles(filled.map(([, cell]) => cell)))
    return filled.every(([index, cell]) =>
      [-1, sheetIndexes.indexOf(index)].includes(findColumn(cell)),
    )
      ? TITLES_AGAIN
      : OTHER_TABLE;
  const { [COLUMN_OF.name]: nameIndex = -1 } = sheetIndexes;
  return nameIndex === -1 || hasName(cells, nameIndex) ? undefined : NAMELESS;
}
