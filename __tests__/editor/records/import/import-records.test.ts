import { content } from '@/__tests__/support/content';
import { readTable } from '@/__tests__/support/read-table';
import { importRecords } from '@/editor/records/import/import-records';
import type { SheetCell } from '@/editor/spreadsheets/sheet';
import { hi } from '@/lib/i18n/messages/hi';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { ROWS, TITLES } from '@/testing/records-rows';

const titles = [...TITLES.split(','), 'CONSENT'];

const known = {
  ...content,
  records: ROWS.map((row) => row.split(',')),
};

interface Example {
  rule: string;
  rows: SheetCell[][];
  columns?: Record<number, number>;
  records: string[];
  notes?: string[];
  unsaid?: string;
  hasTitles?: boolean;
}

interface Table {
  titles: [kind: string, titles: string][];
  sheets: Example[];
}

const table = readTable('editor/records/import/sheets.yaml') as Table;

/** Imports rows of cells; blank rows count, but are not in a sheet. The records are lines of the file. */
function importCells(cells: readonly SheetCell[][], columns?: Record<number, number>) {
  const numbered = cells.map((row, index) => ({ number: index + 1, cells: row }));
  const sheet = { name: '', rows: numbered.filter((row) => row.cells.length > 0) };
  const imported = importRecords(sheet, titles, known, { columns });
  const records = imported.rows.map(({ record }) => record.join().replace(/,$/, ''));
  return { ...imported, records };
}

it.each<[kind: string, head: readonly string[]]>([
  ['of the site in English', titles],
  ['of the site in Hindi', RECORD_FIELDS.map((field) => hi.records.columnTitles[field])],
  ...table.titles.map(([kind, text]): [string, string[]] => [kind, text.split('|')]),
])('Titles %s are found', (_, head) => {
  expect(importCells([[...head], ROWS[0].split(',')]).records).toEqual([ROWS[0]]);
});

it.each(table.sheets)(
  '$rule',
  ({ rows, columns, records, notes = [], unsaid, hasTitles = true }) => {
    const imported = importCells(rows, columns);
    expect(imported).toMatchObject({ records, hasTitles });
    const said = imported.notes.join('\n');
    for (const note of notes) expect(said).toContain(note);
    if (unsaid) expect(said).not.toContain(unsaid);
  },
);

it('The titles of a downloaded file are known', () => {
  expect(importCells([titles, ROWS[0].split(',')]).hasOwnTitles).toBe(true);
  expect(importCells([titles.with(0, 'S. No.'), ROWS[0].split(',')]).hasOwnTitles).toBe(false);
});

it('Each column is shown with its title and its first values', () => {
  const cups = ['Asha', new Date('2005-03-07'), 'Usha', 'Meena'];
  const rows = [['NAME', 'Tournament', 'GAME'], ...cups.map((cup) => ['Asha', cup, 'Karate'])];
  expect(importCells(rows).columns[1]).toEqual({
    sheetIndex: 1,
    title: 'Tournament',
    samples: ['Asha', '07-03-2005', 'Usha'],
    column: -1,
  });
});
