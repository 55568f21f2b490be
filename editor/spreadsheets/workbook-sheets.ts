/** The sheets of a workbook that hucre has read, as its program shows them. */
// Not by import(): that would also load the code with which hucre writes files.
import { formatValue } from 'hucre';
import {
  cellRef,
  colToLetter,
  type Cell,
  type Sheet as WorkbookSheet,
  type Workbook,
} from 'hucre/xlsx';
import {
  formatNotes,
  HIDDEN_ROWS,
  isBlank,
  STRUCK_ROWS,
  type Note,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from './sheet';

/** Fonts that show Hindi for Latin letters. In Excel the text looks like Hindi, but on the site it would not. */
const LEGACY_FONT = /kruti|dev\s?lys|chanakya|shusha|walkman|akruti|shivaji|agra|\baps[- ]/i;

type Font = NonNullable<NonNullable<Cell['style']>['font']>;

/** Whether a cell, or a part of its text, has such a font. */
const hasFont = (cell: Cell | undefined, isSuch: (font: Font) => boolean | undefined): boolean =>
  [cell?.style, ...(cell?.richText ?? [])].some((part) => part?.font && isSuch(part.font));

/** Number formats that show a number with more than its digits, such as "AT"00000. */
const FORMAT_WITH_TEXT = /["\\]|^00/;

/** Whether a number format shows a part of a date, as d-mmm and mmm-yy do. */
function showsPartOfDate(numFmt: string): boolean {
  const letters = numFmt.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[dmyhs]/i.test(letters) && !(/d/i.test(letters) && /y/i.test(letters));
}

/** What a cell shows. */
function showValue(value: SheetCell, { formula, style: { numFmt = '' } = {} }: Partial<Cell> = {}) {
  // A formula without a value shows itself, so that the cell is not blank.
  if (formula !== undefined && isBlank(value)) return `=${formula}`;
  // Excel reads Dec-24 as a day of this year, and shows 24-Dec. Strict Open XML writes dates as texts.
  const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d(T|$)/.test(value);
  const date = isDay ? new Date(value.slice(0, 10)) : value;
  if (date instanceof Date && showsPartOfDate(numFmt)) return formatValue(date, numFmt);
  if (typeof value === 'number' && FORMAT_WITH_TEXT.test(numFmt)) return formatValue(value, numFmt);
  return value;
}

/**
 * The mark of a row of an .ods that is not seen, in a cell behind its others, before the kind of the row. No text has
 * this character, which is for private use.
 */
export const UNSEEN_MARK = '\uE000';

/** Removes the mark of a row, and returns what it says. */
function takeMark(row: SheetCell[]): string | undefined {
  const last = row.at(-1);
  if (typeof last !== 'string' || !last.startsWith(UNSEEN_MARK)) return undefined;
  row.pop();
  return last.slice(UNSEEN_MARK.length);
}

type WrittenRow = SheetRow & { cells: SheetCell[] };

/** The rows of a sheet without blank ones, as they are shown, and what is special about them. */
const toRows = ({ rows, rowDefs, cells }: WorkbookSheet): WrittenRow[] =>
  rows.flatMap((values: SheetCell[], index) => {
    const mark = takeMark(values);
    const details = values.map((_, column) => cells?.get(`${index},${column}`));
    const shown = values.map((value, column) => showValue(value, details[column]));
    if (shown.every(isBlank)) return [];
    const { hidden = false, height } = rowDefs?.get(index) ?? {};
    const isStruck = details.some(
      (cell, column) => !isBlank(shown[column]) && hasFont(cell, (font) => font.strikethrough),
    );
    const struckKind = isStruck ? STRUCK_ROWS : undefined;
    return {
      number: index + 1,
      cells: shown,
      unseenKind: mark ?? (hidden || height === 0 ? HIDDEN_ROWS : struckKind),
      legacyCells: details.flatMap((cell, column) =>
        hasFont(cell, ({ name = '' }) => LEGACY_FONT.test(name)) ? [column] : [],
      ),
    };
  });

/** Copies the value of merged cells into each of their rows. Returns their places. */
const fillMergedCells = (rows: readonly WrittenRow[], { merges = [] }: WorkbookSheet): string[] =>
  merges.flatMap(({ startRow, endRow, startCol }) => {
    const [first, ...others] = rows.filter(
      ({ number }) => number > startRow && number <= endRow + 1,
    );
    const value = first?.cells[startCol];
    if (isBlank(value) || startRow === endRow) return [];
    for (const { cells } of others) {
      if (!isBlank(cells[startCol])) break;
      cells[startCol] = value;
    }
    return [`${cellRef(startRow, startCol)} to ${cellRef(endRow, startCol)}`];
  });

function toSheet(sheet: WorkbookSheet, notes: readonly Note[], is1904: boolean): Sheet {
  const isHidden = sheet.hidden === true || sheet.veryHidden === true;
  const rows = toRows(sheet);
  const merged = fillMergedCells(rows, sheet);
  const hiddenColumns = (sheet.columns ?? []).flatMap(({ hidden, width }, column) =>
    (hidden || width === 0) && rows.some(({ cells }) => !isBlank(cells[column]))
      ? [colToLetter(column)]
      : [],
  );
  return {
    name: isHidden ? `${sheet.name} (hidden)` : sheet.name,
    rows,
    is1904,
    notes: formatNotes([
      ...notes,
      { note: 'This sheet is hidden in its file', list: isHidden ? [sheet.name] : [] },
      { note: 'Hidden columns, which are taken in too', list: hiddenColumns },
      { note: 'Merged cells, whose value counts for each of their rows', list: merged },
    ]),
  };
}

/**
 * The sheets of a workbook, with notes for the office.
 *
 * @param unseen what hucre cannot see in such a file
 */
export const toSheets = (
  { sheets, dateSystem }: Workbook,
  unseen: readonly string[] = [],
): Sheet[] => {
  const note =
    'Not seen in such a file, so it may be taken in (save it as “Excel Workbook (.xlsx)”)';
  return sheets.map((sheet) => toSheet(sheet, [{ note, list: unseen }], dateSystem === '1904'));
};
