import fc from 'fast-check';
import { content } from '@/__tests__/support/content';
import { readTable } from '@/__tests__/support/read-table';
import { importRecords } from '@/editor/records/import/import-records';
import { mergeRecords } from '@/editor/records/import/merge-records';
import { isChanged } from '@/editor/records/import/record-changes';
import type { SheetCell } from '@/editor/spreadsheets/sheet';
import { readSheets } from '@/editor/spreadsheets/read-spreadsheet';
import { createRecordsChecker } from '@/lib/content/check-records';
import type { Cells } from '@/lib/records/records-file';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { formatRecordsFile } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

const titles = [...TITLES.split(','), 'CONSENT'];
const records = ROWS.map((row) => row.split(','));

interface Table {
  words: string[][];
  texts: [title: string, cell: SheetCell, text: string, shown?: string][];
  unsure: [title: string, cell: SheetCell][];
  dates: [title: string, cell: SheetCell, text: string][];
  orders: { rule: string; title: string; cells: SheetCell[]; texts: string[] }[];
}

const table = readTable('editor/records/import/cells.yaml') as Table;

/** What is read of cells below a title of a sheet: the texts of the records, what the sheet shows, and the problems. */
function readCells(title: string, sheetTitle: string, cells: readonly SheetCell[]) {
  const own = titles.map((one) => (one === title ? sheetTitle : one));
  const rows = cells.map((cell, index) => {
    // Of one father each, so that no row may be the result of another.
    const father = `Mohan ${'ABCDE'.charAt(index)}`;
    const row = [`${index + 1}`, 'Asha', father, '01-01-2001', 'Karate', 'Kata', '1st', '', ''];
    return [...row, 'yes'].with(titles.indexOf(title), cell as string);
  });
  const sheet = {
    name: '',
    rows: [own, ...rows].map((row, index) => ({ number: index + 1, cells: row })),
  };
  const imported = importRecords(sheet, titles, { ...content, records });
  const column = titles.indexOf(title);
  const problems = createRecordsChecker(content)({
    titles: TITLES.split(','),
    rows: imported.rows.map(({ record }) => record.slice(0, RECORD_FIELDS.length)),
  });
  return {
    texts: imported.rows.map(({ record }) => record[column]),
    sheetTexts: imported.rows.map((row) => row.sheetTexts[column]),
    problems: cells.map(
      (_, row) => problems.find((one) => one.position === row && one.column === column)?.problem,
    ),
  };
}

const readCell = (title: string, cell: SheetCell) => {
  const { texts, sheetTexts, problems } = readCells(title, title, [cell]);
  return { text: texts[0], sheetText: sheetTexts[0], problem: problems[0] };
};

it.each(table.texts)(
  'A cell below %s with %p is %p, and the sheet’s own text is said',
  (title, cell, text, shown = String(cell).trim().replace('\n', ' ↵ ')) => {
    const sheetText = shown === text ? undefined : shown;
    expect(readCell(title, cell)).toMatchObject({ text, sheetText });
  },
);

it.each([...table.unsure, ['DATE OF BIRTH', new Date(NaN)] as const])(
  'A cell below %s with %p has no sure meaning: it stays, and is a problem',
  (title, cell) => {
    const { text, sheetText, problem } = readCell(title, cell);
    if (typeof cell === 'string') expect(text).toBe(cell);
    expect(sheetText).toBeUndefined();
    expect(problem).toEqual(expect.any(String));
  },
);

it.each(table.dates)('A date below %s with %p is %p', (title, cell, text) => {
  expect(readCell(title, cell)).toMatchObject({ text, problem: undefined });
});

it.each(table.orders)(
  'Dates begin with the day, or are asked about, as $rule',
  ({ title, cells, texts: expected }) => {
    const { texts, problems } = readCells('DATE OF BIRTH', title, cells);
    expect(texts).toEqual(expected);
    expect(problems.map(Boolean)).toEqual(expected.map((text) => !/^\d\d-\d\d-\d{4}$/.test(text)));
  },
);

it('A downloaded file that is given back changes nothing, whatever names are in it', async () => {
  const word = fc.constantFrom(...table.words.flat());
  const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const game = fc.constantFrom('Karate', 'योग');
  const people = fc.array(fc.tuple(name, name, game, word, fc.boolean()), {
    minLength: 1,
    maxLength: 10,
  });
  await fc.assert(
    fc.asyncProperty(people, async (drawn) => {
      const rows = drawn.map(([one, father, game, rank, isSparse], index) => [
        ...[`${index + 1}`, one, isSparse ? '' : father, isSparse ? '' : '03-07-2005'],
        ...[game, `${rank} ${index}`, rank, isSparse ? '' : `KA2400${index}`, 'May-25', 'yes'],
      ]);
      const [sheet] = await readSheets(new Blob([formatRecordsFile({ titles, rows })]));
      const read = (records: string[][]) =>
        importRecords(sheet ?? { name: '', rows: [] }, titles, { ...content, records });
      const imported = read(rows);
      expect(imported.rows.map(({ record }) => record)).toEqual(rows);
      // Nor does one that is read as new.
      const getPerson = (cells: Cells) => cells.slice(0, 4);
      expect(read([]).rows.map(({ record }) => getPerson(record))).toEqual(rows.map(getPerson));
      const { records: merged, changes } = mergeRecords(rows, imported);
      expect([merged, changes.size]).toEqual([rows, rows.length]);
      expect([...changes.values()].some(isChanged)).toBe(false);
    }),
  );
});
