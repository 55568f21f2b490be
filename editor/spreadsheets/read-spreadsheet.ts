/** Reads the cells of a spreadsheet that the office has chosen or copied. Its errors say in words what to do. */
import { findKindProblem, NO_SPREADSHEET } from './file-kinds';
import { readTable, readTextFile } from './read-text';
import { getUnpackedSize, readOdsFile, readXlsFile, readXlsxFile } from './read-xlsx';
import type { Sheet } from './sheet';

/** The largest number of records with which the site is tested. */
const MAX_RECORDS = 70_000;

/** Titles and headings are rows, too. */
const MAX_ROWS = MAX_RECORDS + 1_000;

/** The largest size of an .xlsx or .ods when it is unpacked, in bytes. One with 70,000 records has half of it. */
const MAX_UNPACKED_SIZE = 100 * 2 ** 20;

/** The largest size of a text, in bytes. One with 70,000 records in Hindi has half of it. */
const MAX_TEXT_SIZE = 25 * 2 ** 20;

const TOO_LARGE = `It is too large: the site is made for ${MAX_RECORDS.toLocaleString('en')} records at most.`;

const FAR_CELL =
  'It has a cell far below or beside the table. Copy the cells of the table alone, and paste them here.';

/** The bytes of a file as the characters with the same numbers. */
const toCharacters = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** The reader of a workbook, by its first bytes; undefined for a text. */
function findReader(start: string) {
  if (start.startsWith('\xD0\xCF')) return readXlsFile;
  if (!start.startsWith('PK')) return undefined;
  return start.includes('opendocument.spreadsheet') ? readOdsFile : readXlsxFile;
}

async function readWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  signal?: AbortSignal,
): Promise<Sheet[] | undefined> {
  const start = toCharacters(bytes.subarray(0, 100));
  const read = findReader(start);
  let isTooLarge = false;
  try {
    isTooLarge = start.startsWith('PK') && getUnpackedSize(bytes) > MAX_UNPACKED_SIZE;
    if (!isTooLarge) return await read?.(bytes, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    // hucre reads 20 million cells at most, the blank ones before the last cell included.
    const isFar = /cells\), over the/.test(String(cause));
    const problem = findKindProblem(toCharacters(bytes)) ?? NO_SPREADSHEET;
    throw new Error(isFar ? FAR_CELL : problem, { cause });
  }
  throw new Error(TOO_LARGE);
}

function readText(bytes: Uint8Array): Sheet[] {
  if (bytes.length > MAX_TEXT_SIZE) throw new Error(TOO_LARGE);
  const problem = findKindProblem(toCharacters(bytes));
  if (problem) throw new Error(problem);
  return [readTextFile(bytes)];
}

/**
 * Reads the sheets of a file, or the one of copied cells, without blank rows and blank sheets.
 *
 * @param source a file that was chosen, or a text that was copied
 * @throws Error that says what to do with the file, or the reason of the signal
 */
export async function readSheets(source: Blob | string, signal?: AbortSignal): Promise<Sheet[]> {
  if (typeof source === 'string') return [{ name: '', rows: readTable(source) }];
  if (source.size > MAX_UNPACKED_SIZE) throw new Error(TOO_LARGE);
  const bytes = new Uint8Array(await source.arrayBuffer());
  signal?.throwIfAborted();
  const sheets = (await readWorkbook(bytes, signal)) ?? readText(bytes);
  signal?.throwIfAborted();
  if (sheets.some(({ rows }) => rows.length > MAX_ROWS)) throw new Error(TOO_LARGE);
  return sheets.filter(({ rows }) => rows.length > 0);
}
