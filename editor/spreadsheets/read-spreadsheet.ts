/** Reads the cells of a spreadsheet that the office has chosen or copied. Its errors say in words what to do. */
import type { Sheet } from './sheet';
import { findKindProblem, NO_SPREADSHEET } from './file-kinds';
import { readTable, readTextFile } from './read-text';
import { getUnpackedSize, readXlsxFile } from './read-xlsx';

/** The largest number of records with which the site is tested. */
const MAX_RECORDS = 70_000;

/** Titles and headings are rows, too. */
const MAX_ROWS = MAX_RECORDS + 1_000;

/** The largest size of an .xlsx when it is unpacked, in bytes. One with 70,000 records has half of it. */
const MAX_UNPACKED_SIZE = 100 * 2 ** 20;

/** The largest size of a text, in bytes. One with 70,000 records in Hindi has half of it. */
const MAX_TEXT_SIZE = 25 * 2 ** 20;

const TOO_LARGE = `It is too large: the site is made for ${MAX_RECORDS.toLocaleString('en')} records at most.`;

const FAR_CELL =
  'It has a cell far below or beside the table. Copy the cells of the table alone, and paste them here.';

/** The bytes of a file as the characters with the same numbers. */
const toCharacters = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

async function readZip(bytes: Uint8Array<ArrayBuffer>, signal?: AbortSignal): Promise<Sheet[]> {
  if (getUnpackedSize(bytes) > MAX_UNPACKED_SIZE) throw new Error(TOO_LARGE);
  try {
    return await readXlsxFile(bytes, signal);
  } catch (cause) {
    signal?.throwIfAborted();
    // hucre reads 20 million cells at most, the blank ones before the last cell included.
    const isFar = /cells\), over the/.test(String(cause));
    const problem = findKindProblem(toCharacters(bytes)) ?? NO_SPREADSHEET;
    throw new Error(isFar ? FAR_CELL : problem, { cause });
  }
}

function readOther(bytes: Uint8Array): Sheet[] {
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
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const sheets = isZip ? await readZip(bytes, signal) : readOther(bytes);
  signal?.throwIfAborted();
  if (sheets.some(({ rows }) => rows.length > MAX_ROWS)) throw new Error(TOO_LARGE);
  return sheets.filter(({ rows }) => rows.length > 0);
}
