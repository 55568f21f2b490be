/** Reads an .xls (MS-XLS): its cells by hucre; and what hucre leaves out, which is what is hidden, fonts and formats. */
import CFB from 'cfb';
import { readXls, type Cell, type Sheet as WorkbookSheet, type Workbook } from 'hucre/xlsx';
import { DIAGRAM, FileProblem, OLD_EXCEL, PASSWORD } from './file-kinds';
import type { Sheet } from './sheet';
import { toSheets } from './workbook-sheets';

/** The kinds of records. */
const END = 0x0a;
const DATE_SYSTEM = 0x22;
const ENCRYPTION = 0x2f;
const FONT = 0x31;
const COLUMNS = 0x7d;
const SHEET = 0x85;
const NUMBERS = 0xbd;
const CELL_FORMAT = 0xe0;
const TEXT_OF_FORMULA = 0x207;
const ROW = 0x208;
const NUMBER_FORMAT = 0x41e;
const START = 0x809;

/** The version of records that hucre reads: that of Excel 97 to 2003. */
const EXCEL_97 = 0x600;

/** The kinds of cells: each begins with its row, its column and its format. */
const CELLS = [0x06, 0xd6, 0xfd, 0x203, 0x204, 0x205, 0x27e];

/** Number formats that Excel has by number alone, and that show only a part of a date, or a time. */
const PARTS_OF_DATES: Readonly<Record<number, string>> = {
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'h:mm'])),
  16: 'd-mmm',
  17: 'mmm-yy',
};

interface XlsRecord {
  kind: number;
  data: DataView;
}

const get16 = (data: DataView, offset: number) => data.getUint16(offset, true);

/** The records from one to the end of its part: that of the workbook, or that of a sheet. */
function* listRecords(stream: DataView, start: number): Generator<XlsRecord> {
  let next = start;
  while (next + 4 <= stream.byteLength) {
    const kind = get16(stream, next);
    const size = get16(stream, next + 2);
    if (kind === END) return;
    yield { kind, data: new DataView(stream.buffer, next + 4, size) };
    next += 4 + size;
  }
}

/** A text of some characters, which have one byte or two. */
function getText(data: DataView, offset: number, length: number): string {
  const isWide = data.getUint8(offset) % 2 === 1;
  const codes = Array.from({ length }, (_, index) =>
    isWide ? get16(data, offset + 1 + index * 2) : data.getUint8(offset + 1 + index),
  );
  return String.fromCharCode(...codes);
}

type Style = NonNullable<Cell['style']>;

/** Adds to a sheet what its records say. */
function completeSheet(
  sheet: WorkbookSheet,
  records: Iterable<XlsRecord>,
  styles: readonly Style[],
): void {
  const cells = new Map<string, Cell>();
  const rowDefs: NonNullable<WorkbookSheet['rowDefs']> = new Map();
  const columns: NonNullable<WorkbookSheet['columns']> = [];
  let [row, column] = [0, 0];
  const addCell = (index: number, format: number) => {
    const value = sheet.rows[row]?.[index] ?? null;
    cells.set(`${row},${index}`, { value, type: 'string', style: styles[format] });
  };
  for (const { kind, data } of records) {
    // hucre would take the numbers of a diagram for those of the sheet.
    if (kind === START && get16(data, 2) === 0x20) throw new FileProblem(DIAGRAM);
    if (CELLS.includes(kind) || kind === NUMBERS) [row, column] = [get16(data, 0), get16(data, 2)];
    if (CELLS.includes(kind)) addCell(column, get16(data, 4));
    if (kind === NUMBERS)
      for (let index = 0; index * 6 + 6 < data.byteLength; index += 1)
        addCell(column + index, get16(data, 4 + index * 6));
    // hucre does not find it if a shared formula is between.
    if (kind === TEXT_OF_FORMULA)
      (sheet.rows[row] ??= [])[column] = getText(data, 2, get16(data, 0));
    if (kind === ROW) rowDefs.set(get16(data, 0), { hidden: (get16(data, 12) & 0x20) > 0 });
    if (kind === COLUMNS)
      for (let index = get16(data, 0); index <= Math.min(get16(data, 2), 255); index += 1)
        columns[index] = { hidden: get16(data, 8) % 2 === 1 };
  }
  Object.assign(sheet, { cells, rowDefs, columns });
}

/**
 * Adds to the sheets of a workbook what hucre has not read of its stream.
 *
 * @returns whether letters within a cell may be struck through, of which the cell is not known
 */
function completeSheets(
  { sheets }: Workbook,
  stream: DataView,
  records: readonly XlsRecord[],
): boolean {
  const fonts: NonNullable<Style['font']>[] = [];
  const numFmts: Record<number, string> = { ...PARTS_OF_DATES };
  const usedFonts = new Set<number>();
  const styles: Style[] = [];
  const parts: { start: number; isHidden: boolean }[] = [];
  for (const { kind, data } of records) {
    if (kind === FONT) {
      // No font has the number 4.
      if (fonts.length === 4) fonts.push({});
      fonts.push({
        name: getText(data, 15, data.getUint8(14)),
        strikethrough: (get16(data, 2) & 8) > 0,
      });
    }
    if (kind === NUMBER_FORMAT) numFmts[get16(data, 0)] = getText(data, 4, get16(data, 2));
    if (kind === CELL_FORMAT) {
      usedFonts.add(get16(data, 0));
      styles.push({ font: fonts[get16(data, 0)], numFmt: numFmts[get16(data, 2)] });
    }
    if (kind === SHEET)
      parts.push({ start: data.getUint32(0, true), isHidden: (data.getUint8(4) & 3) > 0 });
  }
  for (const [index, { start, isHidden }] of parts.entries()) {
    const sheet = sheets[index];
    if (!sheet) continue;
    sheet.hidden = isHidden;
    completeSheet(sheet, listRecords(stream, start), styles);
  }
  return fonts.some(({ strikethrough }, font) => strikethrough && !usedFonts.has(font));
}

/** The records of a file. It is a compound file (MS-CFB), whose parts cfb finds in any case. */
function readStream(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = CFB.read(file, { type: 'array' });
  if (CFB.find(parts, '/EncryptedPackage')) throw new FileProblem(PASSWORD);
  const workbook = CFB.find(parts, '/Workbook') ?? CFB.find(parts, '/Book');
  if (!workbook) throw new Error('There is no workbook');
  return Uint8Array.from(workbook.content);
}

/** Writes the records as a compound file that hucre reads, whatever the first one was like. */
function createFile(stream: Uint8Array): Uint8Array {
  const parts = CFB.utils.cfb_new();
  CFB.utils.cfb_add(parts, '/Workbook', stream);
  return Uint8Array.from(CFB.write(parts, { type: 'array' }) as ArrayLike<number>);
}

/** @throws FileProblem, or Error of cfb or hucre */
export async function readXlsFile(file: Uint8Array): Promise<Sheet[]> {
  const bytes = readStream(file);
  const stream = new DataView(bytes.buffer);
  const records = [...listRecords(stream, 0)];
  if (!records[0] || get16(records[0].data, 0) !== EXCEL_97) throw new FileProblem(OLD_EXCEL);
  if (records.some(({ kind }) => kind === ENCRYPTION)) throw new FileProblem(PASSWORD);
  const is1904 = records.some(({ kind, data }) => kind === DATE_SYSTEM && get16(data, 0) === 1);
  const workbook = await readXls(createFile(bytes));
  const hasStruckLetters = completeSheets(workbook, stream, records);
  workbook.dateSystem = is1904 ? '1904' : '1900';
  return toSheets(workbook, hasStruckLetters ? ['letters that are struck through'] : []);
}
