/** Reads the cells of a spreadsheet that the office has chosen or copied. Its errors tell the office what to do. */
import { unpack } from './archive';
import { FAR_CELL, FileProblem, NO_SPREADSHEET, refuseKinds } from './file-kinds';
import { readTextRows, readTextFile } from './read-text';
import { readOdsFile } from './read-ods';
import { readXlsFile } from './read-xls';
import { readXlsxFile } from './read-xlsx';
import type { Sheet } from './sheet';

/** The largest number of records with which the site is tested. */
const MAX_RECORDS = 70_000;

/** Titles and headings are rows, too. */
const MAX_ROWS = MAX_RECORDS + 1_000;

/** The largest size in bytes, unpacked. An .xlsx or .ods with 70,000 records has half of it. */
const MAX_SIZE = 100 * 2 ** 20;

const TOO_LARGE = `It is too large: the site is made for ${MAX_RECORDS.toLocaleString('en')} records at most.`;

/** Reads a file. Its first bytes tell its kind. */
async function readFile(bytes: Uint8Array<ArrayBuffer>): Promise<Sheet[]> {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 1000));
  refuseKinds(start);
  if (start.startsWith('\xD0\xCF')) return readXlsFile(bytes);
  if (start.startsWith('PK')) {
    const archive = unpack(bytes, MAX_SIZE);
    if (!archive) throw new FileProblem(TOO_LARGE);
    const isOds = archive['mimetype']?.includes('opendocument.spreadsheet');
    return isOds ? readOdsFile(archive) : readXlsxFile(archive);
  }
  return [readTextFile(bytes)];
}

/**
 * Reads the sheets of a file, or the one of copied cells, without blank rows and blank sheets.
 *
 * @param source a file that was chosen, or a text that was copied
 * @throws FileProblem
 */
export async function readSheets(source: Blob | string): Promise<Sheet[]> {
  if (typeof source === 'string') return [{ name: '', rows: readTextRows(source) }];
  if (source.size > MAX_SIZE) throw new FileProblem(TOO_LARGE);
  const bytes = new Uint8Array(await source.arrayBuffer());
  const sheets = await readFile(bytes).catch((cause: unknown) => {
    if (cause instanceof FileProblem) throw cause;
    // hucre reads 20 million cells at most, the blank ones before the last cell included.
    const isFar = /cells\)?, over the/.test(String(cause));
    throw new FileProblem(isFar ? FAR_CELL : NO_SPREADSHEET, { cause });
  });
  if (sheets.some(({ rows }) => rows.length > MAX_ROWS)) throw new FileProblem(TOO_LARGE);
  return sheets.filter(({ rows }) => rows.length > 0);
}
