/** Reads the cells of a spreadsheet that the office has chosen. Its errors say in words what to do. */
import type { SpreadsheetRow } from '@/lib/records-form/import-records';
import { parseTable } from '@/lib/records/records-file';

export interface Sheet {
  name: string;
  rows: readonly SpreadsheetRow[];
  /** What the office should know about how it was read. */
  note?: string;
}

/** The largest number of records with which the site is tested. */
const MAX_ROWS = 70_000;

/** The largest size of an .xlsx when it is unpacked, in bytes. One with 70,000 records has half of it. */
const MAX_UNPACKED_SIZE = 100 * 2 ** 20;

/** What a decoder writes for bytes that are not UTF-8. */
const REPLACEMENT_CHARACTER = '\uFFFD';

const TOO_LARGE = `It is too large: the site is made for ${MAX_ROWS.toLocaleString('en')} records at most.`;

const NO_SPREADSHEET =
  'It is not an Excel file (.xlsx) or a CSV file, or it is damaged. Save it as one of these, or copy its cells and paste them here.';

const OLD_OR_LOCKED =
  'It is an old Excel file (.xls), or it has a password. Open it in Excel and save it as “Excel Workbook (.xlsx)”, without a password.';

/** The size of the files in a zip archive when they are unpacked, by the directory of the archive. */
async function getUnpackedSize(zip: Uint8Array): Promise<number> {
  const { unzipSync } = await import('fflate');
  const sizes: number[] = [];
  unzipSync(zip, { filter: ({ originalSize }) => sizes.push(originalSize) < 0 });
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function readXlsx(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const { default: readXlsxFile } = await import('read-excel-file/universal');
  const sheets = await readXlsxFile(bytes.buffer, { trim: false });
  // In the types of read-excel-file, a date is the constructor of dates.
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data as SpreadsheetRow[] }));
}

/** The character between the cells of a CSV file: in some countries, Excel writes semicolons. */
function findDelimiter(text: string): string {
  const start = text.slice(0, 5_000).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => start.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

async function readCsv(bytes: Uint8Array): Promise<Sheet[]> {
  const utf8Text = new TextDecoder().decode(bytes);
  if (!utf8Text.includes(REPLACEMENT_CHARACTER))
    return [{ name: 'CSV', rows: parseTable(utf8Text, findDelimiter(utf8Text)) }];
  // The older encoding of Excel.
  const text = new TextDecoder('windows-1252').decode(bytes);
  const note = 'The file is not in UTF-8: check letters such as é.';
  return [{ name: 'CSV', rows: parseTable(text, findDelimiter(text)), note }];
}

/**
 * Reads the sheets of an .xlsx or CSV file, without empty ones.
 *
 * @throws Error that says what to do with the file
 */
export async function readSheets(file: Blob): Promise<Sheet[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  // Both are compound files of OLE, which begin so.
  if (first === 0xd0 && second === 0xcf) throw new Error(OLD_OR_LOCKED);
  // Texts have no such byte, and zip archives have.
  const isZip = bytes.includes(0);
  const unpackedSize = isZip ? await getUnpackedSize(bytes).catch(() => 0) : bytes.length;
  if (unpackedSize > MAX_UNPACKED_SIZE) throw new Error(TOO_LARGE);
  const reading = isZip ? readXlsx(bytes) : readCsv(bytes);
  const sheets = await reading.catch((cause: unknown) => {
    throw new Error(NO_SPREADSHEET, { cause });
  });
  if (sheets.some(({ rows }) => rows.length > MAX_ROWS)) throw new Error(TOO_LARGE);
  return sheets.filter(({ rows }) => rows.length > 0);
}
