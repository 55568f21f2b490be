/** Reads the sheets of a workbook as its program shows them; of an .xlsx, with what is hidden. */
// Not by import(): that would load all that hucre can write, too.
import { formatValue } from 'hucre';
import { readOds } from 'hucre/ods';
import {
  cellRef,
  colToLetter,
  rangeRef,
  readXls,
  readXlsx,
  type Cell,
  type ReadOptions,
  type Sheet as XlsxSheet,
  type Workbook,
} from 'hucre/xlsx';
import { formatNotes, isBlank, type Sheet, type SheetCell, type SheetRow } from './sheet';

/** A file that Deflate has packed is at most so many times as large. */
const HIGHEST_RATIO = 1_032;

/** Stands for a size that needs more than four bytes. */
const LONG_SIZE = 0xffffffff;

/** The size of the files of a zip archive when they are unpacked, by its directory. hucre unpacks no more than that. */
export function getUnpackedSize(zip: Uint8Array<ArrayBuffer>): number {
  const view = new DataView(zip.buffer);
  const getSize = (entry: number) => {
    const [packedSize, size] = [view.getUint32(entry + 20, true), view.getUint32(entry + 24, true)];
    const extra = entry + 46 + view.getUint16(entry + 28, true);
    // It stands behind the name.
    if (size === LONG_SIZE && extra + 12 <= zip.length && view.getUint16(extra, true) === 1)
      return Number(view.getBigUint64(extra + 4, true));
    // With this flag, a size of 0 may stand for one that is said elsewhere. Only forged archives have it.
    const isUnknown = packedSize === 0 && (view.getUint16(entry + 8, true) & 8) > 0;
    return size || (isUnknown ? Infinity : packedSize * HIGHEST_RATIO);
  };
  let size = 0;
  for (let at = zip.indexOf(0x50); at >= 0; at = zip.indexOf(0x50, at + 1))
    if (at + 46 <= zip.length && view.getUint32(at) === 0x504b0102) size += getSize(at);
  return size;
}

/** The range with all cells that are not blank. */
function findRange({ sheets }: Workbook): string {
  let [top, bottom, right] = [Infinity, 0, 0];
  const add = (row = 0, column = 0) => {
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
    right = Math.max(right, column);
  };
  for (const { rows, cells } of sheets) {
    rows.forEach((row, index) => {
      const last = row.findLastIndex((cell) => !isBlank(cell));
      if (last >= 0) add(index, last);
    });
    // A formula without a value is not blank.
    for (const place of cells?.keys() ?? []) add(...place.split(',').map(Number));
  }
  return rangeRef(Math.min(top, bottom), 0, bottom, right);
}

/** Reads styles of cells that are used alone, because those of a hundred thousand formatted blank rows take 500 MB. */
async function readWorkbook(bytes: Uint8Array, options: ReadOptions): Promise<Workbook> {
  const range = findRange(await readXlsx(bytes, options));
  return readXlsx(bytes, { ...options, range, readStyles: true });
}

/** Reads each sheet on its own if one of them cannot be read, such as one that is a diagram: hucre then reads none. */
async function readWorkbooks(bytes: Uint8Array, signal?: AbortSignal) {
  const names: string[] = [];
  const listSheet = ({ name }: { name: string }) => names.push(name) > 0;
  try {
    return { workbooks: [await readWorkbook(bytes, { sheets: listSheet })], unread: [] };
  } catch (error) {
    const workbooks: Workbook[] = [];
    const unread: string[] = [];
    for (const [index, name] of names.entries()) {
      signal?.throwIfAborted();
      const workbook = await readWorkbook(bytes, { sheets: [index] }).catch(() => undefined);
      if (workbook) workbooks.push(workbook);
      else unread.push(name);
    }
    if (workbooks.length === 0) throw error;
    return { workbooks, unread };
  }
}

/** Fonts that show other letters than those of the text: what is Hindi in Excel is not Hindi on the site. */
const LEGACY_FONT = /kruti|dev\s?lys|chanakya|shusha|walkman|akruti|shivaji|agra|\baps[- ]/i;

const hasLegacyFont = ({ style, richText = [] }: Cell) =>
  [style, ...richText].some((part) => LEGACY_FONT.test(part?.font?.name ?? ''));

/** Dates of strict files. */
const ISO_DATE = /^\d{4}-\d\d-\d\dT[\d:.]+Z?$/;

/** Number formats by which a number shows more than its digits, such as "AT"00000. */
const FORMAT_WITH_TEXT = /["\\]|^00/;

/** What a cell shows, if it is not its value. */
function findShownValue({ value, formula, style: { numFmt = '' } = {} }: Cell): SheetCell {
  // A formula without a value shows itself, so that the cell is not blank.
  if (formula !== undefined && value === null) return `=${formula}`;
  if (typeof value === 'number' && FORMAT_WITH_TEXT.test(numFmt)) return formatValue(value, numFmt);
  return undefined;
}

/** Merged cells show the value of the first one in each of their rows. */
function fillMergedCells(rows: SheetCell[][], { merges = [] }: XlsxSheet): string[] {
  return merges.flatMap(({ startRow, endRow, startCol }) => {
    const value = rows[startRow]?.[startCol];
    if (isBlank(value) || startRow === endRow) return [];
    for (const row of rows.slice(startRow + 1, endRow + 1)) {
      if (!isBlank(row[startCol])) break;
      row[startCol] = value;
    }
    return [`${cellRef(startRow, startCol)} to ${cellRef(endRow, startCol)}`];
  });
}

/** The rows of a sheet without blank ones, with what is not in their values. */
function toRows(rows: SheetCell[][], { cells, rowDefs }: XlsxSheet): SheetRow[] {
  const legacyCells = new Map<number, number[]>();
  for (const [place, cell] of cells ?? []) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const shown = findShownValue(cell);
    if (shown !== undefined) (rows[row] ??= [])[column] = shown;
    if (hasLegacyFont(cell)) legacyCells.set(row, [...(legacyCells.get(row) ?? []), column]);
  }
  return rows.flatMap((row, index) => {
    if (row.every(isBlank)) return [];
    const { hidden = false, height } = rowDefs?.get(index) ?? {};
    const dates = row.map((cell) =>
      typeof cell === 'string' && ISO_DATE.test(cell) ? new Date(cell) : cell,
    );
    return [
      {
        number: index + 1,
        cells: dates,
        isHidden: hidden || height === 0,
        legacyCells: legacyCells.get(index),
      },
    ];
  });
}

function toSheet(
  sheet: XlsxSheet,
  dateSystem: string | undefined,
  { unread = [], notes = [] }: { unread?: string[]; notes?: string[] },
): Sheet {
  const isHidden = sheet.hidden === true || sheet.veryHidden === true;
  const merged = fillMergedCells(sheet.rows, sheet);
  const rows = toRows(sheet.rows, sheet);
  const hiddenColumns = (sheet.columns ?? []).flatMap(({ hidden, width }, column) =>
    (hidden || width === 0) && rows.some(({ cells }) => !isBlank(cells[column]))
      ? [colToLetter(column)]
      : [],
  );
  return {
    name: isHidden ? `${sheet.name} (hidden)` : sheet.name,
    rows,
    is1904: dateSystem === '1904',
    notes: [
      ...notes,
      ...formatNotes([
        { note: 'This sheet is hidden in its file', list: isHidden ? [sheet.name] : [] },
        { note: 'Sheets that are not read, such as diagrams', list: unread },
        { note: 'Hidden columns, which are taken in too', list: hiddenColumns },
        { note: 'Merged cells, whose value counts for each of their rows', list: merged },
      ]),
    ],
  };
}

/** @throws Error of hucre for a file that is no .xlsx, or has cells far below or beside the others */
export async function readXlsxFile(bytes: Uint8Array, signal?: AbortSignal): Promise<Sheet[]> {
  const { workbooks, unread } = await readWorkbooks(bytes, signal);
  return workbooks.flatMap(({ sheets, dateSystem }) =>
    sheets.map((sheet) => toSheet(sheet, dateSystem, { unread })),
  );
}

/** What hucre does not see in other files than an .xlsx. */
const UNSEEN =
  'Hidden rows and columns are not seen in a file of this kind: if it has some, save it as “Excel Workbook (.xlsx)”.';

/** Reads a file of an older Excel, or of LibreOffice. */
async function readOtherFile(read: typeof readXls, bytes: Uint8Array): Promise<Sheet[]> {
  const { sheets, dateSystem } = await read(bytes);
  return sheets.map((sheet) => toSheet(sheet, dateSystem, { notes: [UNSEEN] }));
}

/** @throws Error of hucre */
export const readXlsFile = (bytes: Uint8Array) => readOtherFile(readXls, bytes);

/** @throws Error of hucre */
export const readOdsFile = (bytes: Uint8Array) => readOtherFile(readOds, bytes);
