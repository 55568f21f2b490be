/** Reads an .xlsx by hucre. */
import { readXlsx } from 'hucre/xlsx';
import { pack, type Archive } from './archive';
import type { Sheet } from './sheet';
import { toSheets } from './workbook-sheets';

/** Blank cells at the end of a row. Their formats, in a hundred thousand blank rows, would take 500 MB. */
const BLANK_ENDS = /(?<!\/>)(?:<(?:\w+:)?c\b[^>]*\/>)+(?=<\/(?:\w+:)?row>)/g;

/** Sheets of another kind, such as diagrams. hucre reads them as blank sheets if they are called worksheets. */
const OTHER_KINDS = /\w+sheet(?=["'])/gi;

/** @throws Error of hucre for a file that is no .xlsx, or has cells far below or beside the others */
export async function readXlsxFile(archive: Archive): Promise<Sheet[]> {
  const texts = Object.entries(archive).map(([name, text]) => [
    name,
    name.endsWith('.rels') ? text.replace(OTHER_KINDS, 'worksheet') : text.replace(BLANK_ENDS, ''),
  ]);
  return toSheets(await readXlsx(pack(Object.fromEntries(texts)), { readStyles: true }));
}
