import fc from 'fast-check';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { content } from '@/__tests__/support/content';
import { importRecords } from '@/editor/records/import/import-records';
import { createCompoundFile } from '@/editor/spreadsheets/compound-file';
import { readSheets } from '@/editor/spreadsheets/read-spreadsheet';
import { TITLES } from '@/testing/records-rows';

/** A record of an .xls (MS-XLS 2.1.4): its number, its size and its data, in words and in bytes. */
function createRecord(id: number, words: readonly number[], bytes = Buffer.alloc(0)): Buffer {
  const data = Buffer.concat([Buffer.from(Uint16Array.from(words).buffer), bytes]);
  return Buffer.concat([Buffer.from(Uint16Array.of(id, data.length).buffer), data]);
}

/** Excel of 1997 (MS-XLS 2.4.21), with the kind of the part that it begins: 5 the workbook, 16 a sheet. */
const createStart = (kind: number) => createRecord(0x809, [0x600, kind, 0xdbb, 1996, 0, 0, 6, 0]);

const END = createRecord(0x0a, []);

/** A workbook of one sheet of texts, in cells of the kind Label (MS-XLS 2.4.148). */
function createXls(rows: readonly (readonly string[])[]): Uint8Array {
  const format = createRecord(0xe0, [0, 0, 1, 0x20, 0, 0, 0, 0, 0, 0]);
  const createHead = (sheetStart: number) => {
    const name = createRecord(0x85, [sheetStart, 0, 0], Buffer.from('\u0001\u0000A', 'latin1'));
    return Buffer.concat([createStart(5), format, name, END]);
  };
  const cells = rows.flatMap((texts, row) =>
    texts.map((text, column) =>
      createRecord(
        0x204,
        [row, column, 0, text.length],
        Buffer.concat([Buffer.of(1), Buffer.from(text, 'utf16le')]),
      ),
    ),
  );
  const sheet = [createStart(16), ...cells, END];
  // So small a stream would stand among other short ones.
  const rest = Buffer.alloc(4096);
  return createCompoundFile(Buffer.concat([createHead(createHead(0).length), ...sheet, rest]));
}

const WRITERS = [
  (rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n')),
  (rows: string[][]) => writeXlsx({ sheets: [{ name: 'A', rows }] }),
  (rows: string[][]) => writeOds({ sheets: [{ name: 'A', rows }] }),
  createXls,
];

it('The same cells are the same records in .csv, .xlsx, .ods and .xls', async () => {
  const word = fc.constantFrom(
    ...['Asha', 'मीना', '1st', '14-07-2010', 'Nov 2025', '24-Mar', '007', '1.50', 'No', 'Total'],
    ...['Principal', 'Sports Teacher', 'Nil', 'TRUE', '#N/A', 'AT25001', '', ''],
  );
  const cells = fc.array(word, { minLength: 5, maxLength: 5 });
  const rows = fc.array(cells, { minLength: 1, maxLength: 6 });
  const titles = fc.shuffledSubarray(['S.No.', 'Name', 'DOB', 'Rank', 'Quota', 'Month', 'Event'], {
    minLength: 5,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(titles, rows, async (head, body) => {
      const read = async (write: (typeof WRITERS)[number]) => {
        const bytes = Uint8Array.from(await write([head, ...body]));
        const [sheet = { name: '', rows: [] }] = await readSheets(new Blob([bytes]));
        const known = { ...content, records: [] };
        const { rows: records, leftOut } = importRecords(sheet, TITLES.split(','), known);
        return { records: records.map(({ number, record }) => [number, record]), leftOut };
      };
      const [first, ...others] = await Promise.all(WRITERS.map(read));
      for (const other of others) expect(other).toEqual(first);
    }),
    { numRuns: 50 },
  );
});
