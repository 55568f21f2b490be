/** Reads the sheets of a workbook as its program shows them. */
// Not by import(): that would also load the code with which hucre writes files.
import { formatValue } from 'hucre';
import { readOds } from 'hucre/ods';
import {
  cellRef,
  colToLetter,
  readXls,
  readXlsx,
  type Cell,
  type ReadOptions,
  type Sheet as XlsxSheet,
  type Workbook,
} from 'hucre/xlsx';
import { pack, type Archive } from './archive';
import { createCompoundFile, readWorkbookStream } from './compound-file';
import { FAR_CELL, FileProblem, PASSWORD } from './file-kinds';
import { hasFarCells, hasHidden, markRows, simplifyContent, takeMark } from './ods-content';
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
import { completeSheets } from './xls-formats';
import { prepareStream } from './xls-records';

/** Blank cells at the end of a row. Their formats, in a hundred thousand blank rows, would take 500 MB. */
const BLANK_ENDS = /(?<!\/>)(?:<(?:\w+:)?c\b[^>]*\/>)+(?=<\/(?:\w+:)?row>)/g;

const read = (bytes: Uint8Array, sheets: ReadOptions['sheets']) =>
  readXlsx(bytes, { readStyles: true, sheets });

/** Reads all sheets. If one cannot be read, such as a diagram, hucre reads none, so each sheet is read on its own. */
async function readWorkbooks(bytes: Uint8Array, signal?: AbortSignal) {
  const names: string[] = [];
  const listSheet = ({ name }: { name: string }) => {
    names.push(name);
    return true;
  };
  try {
    return { workbooks: [await read(bytes, listSheet)], unread: [] };
  } catch (error) {
    const workbooks: Workbook[] = [];
    const unread: string[] = [];
    for (const [index, name] of names.entries()) {
      signal?.throwIfAborted();
      const workbook = await read(bytes, [index]).catch(() => undefined);
      if (workbook) workbooks.push(workbook);
      else unread.push(name);
    }
    if (workbooks.length === 0) throw error;
    return { workbooks, unread };
  }
}

/** Fonts that show Hindi for Latin letters. In Excel the text looks like Hindi, but on the site it would not. */
const LEGACY_FONT = /kruti|dev\s?lys|chanakya|shusha|walkman|akruti|shivaji|agra|\baps[- ]/i;

const hasLegacyFont = ({ style, richText = [] }: Cell) =>
  [style, ...richText].some((part) => LEGACY_FONT.test(part?.font?.name ?? ''));

/** A date in a file of the kind Strict Open XML. With another time than midnight, the day is not sure. */
const STRICT_DATE = /^(\d{4}-\d\d-\d\d)T00:00:00(\.0+)?$/;

/** Number formats that show a number with more than its digits, such as "AT"00000. */
const FORMAT_WITH_TEXT = /["\\]|^00/;

/** Whether a number format shows a part of a date, as d-mmm and mmm-yy do. */
function showsPartOfDate(numFmt: string): boolean {
  const letters = numFmt.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  return /[dmyhs]/i.test(letters) && !(/d/i.test(letters) && /y/i.test(letters));
}

/** What a cell shows, if that is not its value. */
function findShownValue({ value, formula, style: { numFmt = '' } = {} }: Cell): SheetCell {
  // A formula without a value shows itself, so that the cell is not blank.
  if (formula !== undefined && value === null) return `=${formula}`;
  const day = typeof value === 'string' ? STRICT_DATE.exec(value)?.[1] : undefined;
  const date = day ? new Date(day) : value;
  // Excel reads Dec-24 as a day of this year, and shows 24-Dec.
  if (date instanceof Date && showsPartOfDate(numFmt)) return formatValue(date, numFmt);
  if (typeof value === 'number' && FORMAT_WITH_TEXT.test(numFmt)) return formatValue(value, numFmt);
  return day ? date : undefined;
}

/** Copies the value of merged cells into each of their rows. */
function fillMergedCells({ rows, merges = [] }: XlsxSheet): string[] {
  return merges.flatMap(({ startRow, endRow, startCol }) => {
    const value = rows[startRow]?.[startCol] ?? null;
    if (isBlank(value) || startRow === endRow) return [];
    const others = rows.slice(startRow + 1, endRow + 1).filter((row) => !row.every(isBlank));
    for (const row of others) {
      if (!isBlank(row[startCol])) break;
      row[startCol] = value;
    }
    return [`${cellRef(startRow, startCol)} to ${cellRef(endRow, startCol)}`];
  });
}

const isStruck = ({ style, richText = [] }: Cell) =>
  [style, ...richText].some((part) => part?.font?.strikethrough);

/** The kind of a row that the office does not see, or has struck through; undefined for others. */
function findUnseenKind({ rows, rowDefs, cells }: XlsxSheet, index: number): string | undefined {
  const { hidden = false, height } = rowDefs?.get(index) ?? {};
  if (hidden || height === 0) return HIDDEN_ROWS;
  const hasStruckCell = rows[index]?.some((value, column) => {
    const cell = isBlank(value) ? undefined : cells?.get(`${index},${column}`);
    return cell && isStruck(cell);
  });
  return hasStruckCell ? STRUCK_ROWS : undefined;
}

/** Writes the shown values of cells into their rows. Returns the cells in a font that is older than Unicode, by row. */
function showCells({ rows, cells = new Map() }: XlsxSheet): Map<number, number[]> {
  const legacyCells = new Map<number, number[]>();
  for (const [place, cell] of cells) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const shown = findShownValue(cell);
    if (shown !== undefined) (rows[row] ??= [])[column] = shown;
    if (hasLegacyFont(cell)) legacyCells.set(row, [...(legacyCells.get(row) ?? []), column]);
  }
  return legacyCells;
}

/** The rows of a sheet without blank ones, with their numbers, and what is special about them. */
const toRows = (sheet: XlsxSheet, legacyCells: Map<number, number[]>): SheetRow[] =>
  sheet.rows.flatMap((row, index) => {
    const unseenKind = takeMark(row) ?? findUnseenKind(sheet, index);
    if (row.every(isBlank)) return [];
    return [{ number: index + 1, cells: row, unseenKind, legacyCells: legacyCells.get(index) }];
  });

function toSheet(sheet: XlsxSheet, notes: readonly Note[], is1904 = false): Sheet {
  const isHidden = sheet.hidden === true || sheet.veryHidden === true;
  const legacyCells = showCells(sheet);
  const merged = fillMergedCells(sheet);
  const rows = toRows(sheet, legacyCells);
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

/** @throws Error of hucre for a file that is no .xlsx, or has cells far below or beside the others */
export async function readXlsxFile(archive: Archive, signal?: AbortSignal): Promise<Sheet[]> {
  const texts = Object.entries(archive).map(([name, text]) => [name, text.replace(BLANK_ENDS, '')]);
  const bytes = pack(Object.fromEntries(texts));
  const { workbooks, unread } = await readWorkbooks(bytes, signal);
  const note = { note: 'Sheets that are not read, such as diagrams', list: unread };
  return workbooks.flatMap(({ sheets, dateSystem }) =>
    sheets.map((sheet) => toSheet(sheet, [note], dateSystem === '1904')),
  );
}

/** A note about what is not seen in a file. */
const createUnseenNote = (unseen: string): Note => ({
  note: 'Not seen in such a file, so it may be taken in (save it as “Excel Workbook (.xlsx)”)',
  list: [unseen],
});

/** @throws Error of hucre */
export async function readXlsFile(file: Uint8Array): Promise<Sheet[]> {
  const stream = readWorkbookStream(file);
  const is1904 = prepareStream(stream);
  const workbook = await readXls(createCompoundFile(stream));
  const hasStruckLetters = completeSheets(workbook, new DataView(stream.buffer));
  const notes = hasStruckLetters ? [createUnseenNote('letters that are struck through')] : [];
  return workbook.sheets.map((sheet) => toSheet(sheet, notes, is1904));
}

/** @throws FileProblem, or Error of hucre */
export async function readOdsFile(archive: Archive): Promise<Sheet[]> {
  const { mimetype = '', 'content.xml': content = '', 'styles.xml': styles = '' } = archive;
  if (archive['meta-inf/manifest.xml']?.includes('<manifest:encryption-data'))
    throw new FileProblem(PASSWORD);
  const simple = simplifyContent(content);
  if (hasFarCells(simple)) throw new FileProblem(FAR_CELL);
  const marked = markRows(simple, styles);
  const { sheets } = await readOds(pack({ mimetype, 'content.xml': marked }));
  const notes = hasHidden(content) ? [createUnseenNote('hidden columns and sheets')] : [];
  return sheets.map((sheet) => toSheet(sheet, notes));
}
