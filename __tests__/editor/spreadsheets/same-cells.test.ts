import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { content } from '@/__tests__/support/content';
import { importRecords } from '@/editor/records/import/import-records';
import { readSheets } from '@/editor/spreadsheets/read-spreadsheet';
import type { Sheet } from '@/editor/spreadsheets/sheet';
import { TITLES } from '@/testing/records-rows';

const WRITERS = [
  (rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(';')).join('\r\n')),
  (rows: string[][]) => writeXlsx({ sheets: [{ name: 'A', rows }] }),
  (rows: string[][]) => writeOds({ sheets: [{ name: 'A', rows }] }),
];

async function readOne(file: Uint8Array): Promise<Sheet> {
  const [sheet] = await readSheets(new Blob([Uint8Array.from(file)]));
  return sheet ?? { name: '', rows: [] };
}

/** Titles, and 200 rows of words that cells may have. */
const readWords = (kind: string) => readOne(readFileSync(`testing/spreadsheets/words.${kind}`));

function listRecords(sheet: Sheet) {
  const { rows, leftOut } = importRecords(sheet, TITLES.split(','), { ...content, records: [] });
  return { records: rows.map(({ number, record }) => [number, record]), leftOut };
}

it('The same cells are the same records in .csv, .xlsx, .ods and .xls', async () => {
  // Nothing here writes an .xls.
  const [titles, ...body] = (await readWords('xls')).rows;
  expect([titles, ...body]).toMatchObject((await readWords('csv')).rows);
  const columns = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 5, maxLength: 5 });
  const chosen = fc.subarray(body, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(columns, chosen, async (indexes, chosenRows) => {
      const rows = [titles, ...chosenRows].map((row) =>
        indexes.map((index) => String(row?.cells[index] ?? '')),
      );
      const xls = { name: 'A', rows: rows.map((cells, index) => ({ number: index + 1, cells })) };
      for (const write of WRITERS)
        expect(listRecords(await readOne(await write(rows)))).toEqual(listRecords(xls));
    }),
    { numRuns: 50 },
  );
});
