import { readTable } from '@/__tests__/support/read-table';
import { importRecords } from '@/editor/records/import/import-records';
import type { SheetCell } from '@/editor/spreadsheets/sheet';
import { hi } from '@/lib/i18n/messages/hi';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { ROWS, TITLES } from '@/testing/records-rows';

const titles = [...TITLES.split(','), 'CONSENT'];

const known = {
  records: ROWS.map((row) => row.split(',')),
  vocabulary: {
    games: ['Athletics', 'Football'],
    events: ['Long Jump'],
    ranks: ['1st', '2nd'],
    hindiNames: [
      { en: 'Karate', hi: 'कराटे' },
      { en: '1st', hi: 'प्रथम' },
      { en: 'Nov', hi: 'नवंबर' },
      { en: 'Doubles', hi: 'युगल' },
    ],
  },
};

interface Table {
  titles: [kind: string, titles: string][];
  sheets: { rule: string; rows: SheetCell[][]; records: string[]; notes?: string[] }[];
}

const table = readTable('editor/records/import/sheets.yaml') as Table;

type Options = Parameters<typeof importRecords>[3];

/** Imports rows of cells; blank rows count, but are not in a sheet. */
function importCells(cells: readonly SheetCell[][], options?: Options) {
  const numbered = cells.map((row, index) => ({ number: index + 1, cells: row }));
  const sheet = { name: '', rows: numbered.filter((row) => row.cells.length > 0) };
  const { rows, ...imported } = importRecords(sheet, titles, known, options);
  return {
    ...imported,
    records: rows.map(({ record }) => record),
    numbers: rows.map(({ number }) => number),
  };
}

/** The records of a sheet, as lines of the file, and what is noted about it. */
function read(...rows: SheetCell[][]): [string[], string] {
  const { records, notes } = importCells(rows);
  return [records.map((cells) => cells.join().replace(/,$/, '')), notes.join('\n')];
}

it.each<[kind: string, head: readonly string[]]>([
  ['of the site in English', titles],
  ['of the site in Hindi', RECORD_FIELDS.map((field) => hi.records.columnTitles[field])],
  ...table.titles.map(([kind, text]): [string, string[]] => [kind, text.split('|')]),
])('Titles %s are found', (_, head) => {
  expect(read([...head], ROWS[0].split(','))[0]).toEqual([ROWS[0]]);
});

it.each(table.sheets)('$rule', ({ rows, records, notes = [] }) => {
  const [found, said] = read(...rows);
  expect(found).toEqual(records);
  for (const note of notes) expect(said).toContain(note);
});

it('Without titles, the columns are those of the file in its order, from the first that is not blank', () => {
  const { records, hasTitles, notes } = importCells(ROWS.map((row) => ['', ...row.split(',')]));
  expect(records.map((cells) => cells.join())).toEqual(ROWS.map((row) => `${row},`));
  expect(hasTitles).toBe(false);
  expect(notes[0]).toContain('No titles were found, so the columns are read as: SL. NO., NAME');
});

it('The titles of a downloaded file are known', () => {
  expect(importCells([titles, ROWS[0].split(',')]).hasOwnTitles).toBe(true);
  expect(importCells([titles.toSpliced(0, 1), ROWS[0].split(',')]).hasOwnTitles).toBe(false);
});

it('The office chooses what a column is', () => {
  const rows = [
    ['NAME', 'Tournament', 'GAME'],
    ...['Asha', new Date('2005-03-07'), 'Usha', 'Meena'].map((cup) => ['Asha', cup, 'Karate']),
  ];
  expect(importCells(rows).columns[1]).toEqual({
    sheetIndex: 1,
    title: 'Tournament',
    samples: ['Asha', '07-03-2005', 'Usha'],
    column: -1,
  });
  const { records } = importCells(rows, { columns: { 1: 5, 2: -1 } });
  expect(records[0]?.join()).toBe(',Asha,,,,Asha,,,,');
});

it('Ordinary names in small letters are not taken for Kruti Dev', () => {
  const names = ['asha verma', 'iqbal khan', 'Mst. Rukhsana', "Sean O'Brien", 'krishna mct'];
  const [, notes] = read(['NAME', 'GAME'], ...names.map((name) => [name, 'Karate']));
  expect(notes).not.toContain('Kruti');
});

it('Where NAME and one more title are not known, the columns are chosen', () => {
  const unknown = [
    ['Xyz', 'Abc'],
    ['Asha', '07-03-2005'],
  ];
  const { records, hasTitles, columns, notes } = importCells(unknown, { columns: { 0: 1, 1: 3 } });
  expect([hasTitles, columns[0]?.title]).toEqual([false, 'Xyz']);
  expect(records.map((cells) => cells.join())).toEqual([',Asha,,07-03-2005,,,,,,']);
  expect(notes.join()).not.toContain('No titles were found');
  const couples = importCells([
    ['S.No.', "Name & Father's Name", 'Game'],
    [1, 'Asha D/o Ram', 'Karate'],
  ]);
  expect([couples.hasTitles, couples.records[0]?.[2]]).toEqual([false, '']);
});
