import { importRecords } from '@/editor/records/import/import-records';
import type { SheetCell } from '@/editor/spreadsheets/sheet';
import { hi } from '@/lib/i18n/messages/hi';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { ROWS, TITLES } from '@/testing/records-rows';

const titles = [...TITLES.split(','), 'CONSENT'];

const known = {
  records: ROWS.map((row) => row.split(',')),
  sampleRecords: {
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

type Options = Parameters<typeof importRecords>[3];

/** Imports rows of cells; blank rows count, but are not in a sheet. */
function importCells(rows: readonly SheetCell[][], options?: Options) {
  const sheetRows = rows.map((cells, index) => ({ number: index + 1, cells }));
  const sheet = { name: '', rows: sheetRows.filter(({ cells }) => cells.length > 0) };
  return importRecords(sheet, titles, known, options);
}

/** The records of a sheet, as lines of the file, and what is noted about it. */
function read(...rows: SheetCell[][]): [string[], string] {
  const { records, notes } = importCells(rows);
  return [records.map((cells) => cells.join().replace(/,$/, '')), notes.join('\n')];
}

it('Columns are found by their titles, in any order and case, below other rows', () => {
  const head = ['certificate no', 'Coach', ' Name ', null, 'Remarks'];
  const [records, notes] = read(['Trials 2026'], [], head, ['AT25001', 'X', 'Asha']);
  expect(records).toEqual([',Asha,,,,,,AT25001,']);
  expect(notes).toContain('Rows above the titles, left out: row 1');
  expect(notes).toContain('Columns left out: Coach, Remarks');
  expect(notes).toContain('Columns that are not there: FATHER NAME, DATE OF BIRTH');
});

it.each([
  ['of the site in English', titles],
  ['of the site in Hindi', RECORD_FIELDS.map((field) => hi.records.columnTitles[field])],
  [
    'of offices',
    'S.No.|Name of the Student|Father’s Name|Date of Birth (DD/MM/YYYY)|Name of Sport|EVENTS|Position|Certificate Number|Month & Year',
  ],
  [
    'in both languages',
    'Sr. No.|Name / नाम|FATHERS NAME|DOB|Discipline (खेल)|Event|Rank|Cert. No|Year/Month',
  ],
  [
    'in short forms',
    'क्र०सं०|Player|Father’s / Guardian’s Name|D.O.B.|Games|Event/Category|Rank obtained|प्रमाण पत्र सं०|माह/वर्ष',
  ],
  [
    'in Hindi and Latin letters',
    'S.No.|Khiladi ka Naam|Pita ka Naam|Janm Tithi|Khel|Pratiyogita|Sthan|Certificate Sr. No.|Mah/Varsh',
  ],
  [
    'of lists of winners',
    'Sr|Medalist|Father/Husband|Dt. of Birth|Sport|Item|Medal|Certificate Sr. No.|Month',
  ],
  [
    'of lists of winners in Hindi',
    'क्रमांक|विजेता का नाम|पिता/अभिभावक|जन्म तिथि|खेल|स्पर्धा|पदक|प्रमाण पत्र संख्या|माह',
  ],
])('Titles %s are found', (_, words) => {
  const head = typeof words === 'string' ? words.split('|') : [...words];
  expect(read(head, (ROWS[0] ?? '').split(','))[0]).toEqual([ROWS[0]]);
});

it('Titles may stand in two rows, and again below', () => {
  const [records, notes] = read(
    ['Name of', "Father's", 'Result', null],
    ['Student', 'Name', 'Game', 'Position'],
    ['Asha', 'Mohan', 'Karate', '1st'],
    ['Name of', "Father's", 'Result', null],
    ['Student', 'Name', 'Game', 'Position'],
  );
  expect(records).toEqual([',Asha,Mohan,,Karate,,1st,,']);
  expect(notes).toContain('Titles again, left out: rows 4 to 5');
});

it('Titles of other tables, and numbers of the columns, are no students', () => {
  const [records, notes] = read(
    ['NAME', 'FATHER NAME', 'GAME'],
    ['(1)', '(2)', '(3)'],
    ['Asha', 'Mohan', 'Karate'],
    ['Player', 'Father', 'Sport'],
    ['Game', 'Name', 'Father'],
    ['Karate', 'Rita', 'Hari'],
    ['Name', 'Father', 'Game'],
    ['Usha', 'Ram', 'Karate'],
    ['------', '------', '------'],
  );
  expect(records).toEqual([',Asha,Mohan,,Karate,,,,', ',Usha,Ram,,Karate,,,,']);
  expect(notes).toContain('Numbers of the columns, left out: row 2');
  expect(notes).toContain('Titles again, left out: rows 4, 7');
  expect(notes).toContain('and paste it on its own), left out: rows 5 to 6');
});

it('Without titles, the columns are those of the file in its order, from the first that is not blank', () => {
  const { records, hasTitles, notes } = importCells(ROWS.map((row) => ['', ...row.split(',')]));
  expect(records.map((cells) => cells.join())).toEqual(ROWS.map((row) => `${row},`));
  expect(hasTitles).toBe(false);
  expect(notes[0]).toContain('No titles were found, so the columns are read as: SL. NO., NAME');
});

it('The office chooses what a column is', () => {
  const rows = [
    ['NAME', 'Tournament', 'GAME'],
    ['Asha', 'State Cup', 'Karate'],
  ];
  expect(importCells(rows).columns[1]).toEqual({
    position: 1,
    title: 'Tournament',
    samples: ['State Cup'],
    column: -1,
  });
  const { records } = importCells(rows, { columns: { 1: 5, 2: -1 } });
  expect(records.map((cells) => cells.join())).toEqual([',Asha,,,,State Cup,,,,']);
});

it('Hidden rows are named, and left out if the office says so', () => {
  const sheet = {
    name: '',
    rows: [
      { number: 1, cells: ['NAME', 'GAME'] },
      { number: 2, cells: ['Asha', 'Karate'], isHidden: true },
      { number: 9, cells: ['Ravi', 'Karate'] },
    ],
  };
  const all = importRecords(sheet, titles, known);
  expect(all).toMatchObject({ sheetRows: [2, 9], hiddenRows: [2] });
  expect(all.notes).toContain('Hidden or filtered rows, which are taken in too: row 2');
  expect(importRecords(sheet, titles, known, { withoutHidden: true }).sheetRows).toEqual([9]);
});

it.each<[string, SheetCell[], string]>([
  ['a formula without a value', ['=A1', 'Karate'], 'Formulas without a value'],
  ['letters of Kruti Dev', ["vk'kk oekZ", 'Karate'], 'Letters of a font such as Kruti Dev'],
  ['a new game', ['Asha', 'Kabbadi'], 'GAME, in no record yet: new: Kabbadi'],
  ['a total', ['Total', '45'], 'Totals, left out: row 2'],
  ['a heading', [null, 'Boys under 17'], 'Headings, left out: row 2'],
  [
    'a signature',
    ['Prepared by R. Das'],
    'Rows with little but a name, which may be no students: row 2',
  ],
])('A note tells of %s', (_, cells, note) => {
  expect(read(['NAME', 'GAME'], cells)[1]).toContain(note);
});

it('Ordinary names in small letters are not taken for Kruti Dev', () => {
  const names = ['asha verma', 'iqbal khan', 'Mst. Rukhsana', "Sean O'Brien", 'krishna mct'];
  const [, notes] = read(['NAME', 'GAME'], ...names.map((name) => [name, 'Karate']));
  expect(notes).not.toContain('Kruti');
});

it.each([
  ['कुल भूषण', 'कराटे', '1st'],
  ['योग राज', 'कराटे', ''],
  ['योग', 'कराटे', '1st'],
  ['कुल दीप', '', '1'],
])('A student is no total: %s', (...cells) => {
  expect(read(['नाम', 'खेल', 'स्थान'], cells)[0]).toHaveLength(1);
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

it('A row of yoga is a record, and a total in Hindi is none', () => {
  const [records, notes] = read(
    ['खेल', 'नाम', 'स्थान'],
    ['योग', 'मीना दास', '1st'],
    ['योग', null, 45],
    ['कुल', null, 45],
  );
  expect(records).toEqual([',मीना दास,,,योग,,1st,,']);
  expect(notes).toContain('Totals, left out: rows 3 to 4');
});

it('Rows that were left out are records if the office says so', () => {
  const rows = [['Trials'], ['NAME', 'GAME'], ['Total', '45'], ['Asha', 'Karate']];
  const { leftOut } = importCells(rows);
  expect(leftOut).toEqual([
    { kind: 'Rows above the titles', rows: [1] },
    { kind: 'Totals', rows: [3] },
  ]);
  const { sheetRows, notes } = importCells(rows, { includedRows: [3] });
  expect([sheetRows, notes.join()]).toEqual([[3, 4], expect.not.stringContaining('Totals')]);
});

it('A row with nothing but a serial number is left out, and long lists are cut', () => {
  const numbers = Array.from({ length: 40 }, (_, index) => [index % 2 ? index : null, 'x']);
  const [records, notes] = read(['SL. NO.', 'NAME'], [7, 'Asha'], [8, ''], ...numbers);
  expect(records).toHaveLength(41);
  expect(notes).toContain('Rows without a value in these columns, left out: row 3');
  const [, columns] = read(['NAME', ...numbers.map((_, index) => `Column${index}`)], ['Asha']);
  expect(columns).toMatch(/Columns left out: (Column\d,? ?){10} and 30 more/);
});
