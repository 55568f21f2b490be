import fc from 'fast-check';
import { content } from '@/__tests__/support/content';
import { importRecords } from '@/editor/records/import/import-records';
import { isChanged, mergeRecords } from '@/editor/records/import/merge-records';
import type { SheetCell } from '@/editor/spreadsheets/sheet';
import { readSheets } from '@/editor/spreadsheets/read-spreadsheet';
import { createRecordsChecker } from '@/lib/content/check-records';
import { RECORD_FIELDS } from '@/lib/model/record-columns';
import { formatRecordsFile } from '@/lib/records/records-file';
import { ROWS, TITLES } from '@/testing/records-rows';

const titles = [...TITLES.split(','), 'CONSENT'];
const records = ROWS.map((row) => row.split(','));
const hindiNames = [
  { en: 'Karate', hi: 'कराटे' },
  { en: 'Doubles', hi: 'युगल' },
  { en: '1st', hi: 'प्रथम' },
  { en: 'May', hi: 'मई' },
  { en: 'Nov', hi: 'नवंबर' },
];
const rules = { ...content, sampleRecords: { ...content.sampleRecords, hindiNames } };

/** What is read of cells below a title of a sheet: the texts of the records, what the sheet shows, and the problems. */
function readCells(title: string, sheetTitle: string, cells: readonly SheetCell[]) {
  const own = titles.map((one) => (one === title ? sheetTitle : one));
  const rows = cells.map((cell, index) => {
    const row = [`${index + 1}`, 'Asha', 'Mohan', '01-01-2001', 'Karate', 'Kata', '1st', '', ''];
    return [...row, 'yes'].with(titles.indexOf(title), cell as string);
  });
  const sheet = {
    name: '',
    rows: [own, ...rows].map((row, index) => ({ number: index + 1, cells: row })),
  };
  const imported = importRecords(sheet, titles, { ...rules, records });
  const column = titles.indexOf(title);
  const problems = createRecordsChecker(content).checkFile({
    titles: TITLES.split(','),
    rows: imported.records.map((row) => row.slice(0, RECORD_FIELDS.length)),
  });
  return {
    texts: imported.records.map((row) => row[column]),
    sheetTexts: imported.sheetTexts.map((row) => row[column]),
    problems: cells.map(
      (_, row) => problems.find((one) => one.position === row && one.column === column)?.problem,
    ),
  };
}

const readCell = (title: string, cell: SheetCell) => {
  const { texts, sheetTexts, problems } = readCells(title, title, [cell]);
  return { text: texts[0], sheetText: sheetTexts[0], problem: problems[0] };
};

it.each([
  ['RANK', '1ST', '1st'],
  ['RANK', 'प्रथम', '1st'],
  ['RANK', 1, '1st'],
  ['RANK', '१', '1st'],
  ['RANK', 'I', '1st'],
  ['RANK', 'Ⅱ', '2nd'],
  ['RANK', 'Ist.', '1st'],
  ['RANK', '2 nd', '2nd'],
  ['RANK', 'III rd', '3rd'],
  ['RANK', 'First Prize', '1st'],
  ['RANK', 'Gold Medal', '1st'],
  ['RANK', '🥈 Silver', '2nd'],
  ['RANK', 'IIIrd (Bronze)', '3rd'],
  ['RANK', 'स्वर्ण पदक', '1st'],
  ['RANK', 'काँस्य', '3rd'],
  ['RANK', 'Winner', '1st'],
  ['RANK', 'Runners-up', '2nd'],
  ['RANK', 'उपविजेता', '2nd'],
  ['RANK', 'Team I', 'Team 1st'],
  ['RANK', 'First (Team)', 'Team 1st'],
  ['RANK', 'टीम स्वर्ण', 'Team 1st'],
  ['GAME', 'कराटे', 'Karate'],
  ['GAME', 'KARATE', 'Karate'],
  ['GAME', 'football', 'Football'],
  ['GAME', 'युगल', 'युगल'],
  ['GAME', 'प्रथम', 'प्रथम'],
  ['EVENT', 'युगल', 'Doubles'],
  ['EVENT', 'मई', 'मई'],
  ['EVENT', 'Long\nJump', 'Long Jump'],
  ['NAME', 'Asha\nRita', 'Asha / Rita'],
  ['FATHER NAME', 'Mohan\nVerma', 'Mohan Verma'],
  ['EVENT', '–', ''],
  ['EVENT', 'N/A', ''],
  ['EVENT', "'100m Sprint", '100m Sprint'],
  ['CERTIFICATE NO.', 'at24101', 'AT24101'],
  ['CERTIFICATE NO.', 'AT-24 101', 'AT24101'],
  ['CERTIFICATE NO.', 'AT२४१०१', 'AT24101'],
  ['CERTIFICATE NO.', 'AT241O1', 'AT241O1'],
  ['CERTIFICATE NO.', '="AT24101"', 'AT24101'],
  ['SL. NO.', '(07)', '7'],
  ['NAME', 'कु० सीता', 'कु॰ सीता'],
  ['NAME', 'कु॰ सीता', 'कु॰ सीता'],
  ['NAME', 'कु0सीता', 'कु॰सीता'],
  ['NAME', 'कु. सीता', 'कु॰ सीता'],
  ['FATHER NAME', 'स्व० के०पी० सिंह', 'स्व॰ के॰पी॰ सिंह'],
  ['FATHER NAME', 'डॉ. राम', 'डॉ. राम'],
  ['NAME', "'kqHke", "'kqHke"],
  ['NAME', 'Na Lee', 'Na Lee'],
  ['NAME', 'युगल किशोर', 'युगल किशोर'],
  ['FATHER NAME', 'प्रथम', 'प्रथम'],
  ['NAME', 'मई देवी', 'मई देवी'],
  ['NAME', 'Gold', 'Gold'],
  ['CONSENT', 'No', ''],
  ['CONSENT', 'Not received', ''],
  ['CONSENT', 'Nov 2025', 'Nov 2025'],
])('A cell below %s with %p is %p, and the sheet’s own text is said', (title, cell, expected) => {
  const { text, sheetText } = readCell(title, cell);
  expect(text).toBe(expected);
  const shown = String(cell).replace('\n', ' ↵ ');
  expect(sheetText).toBe(shown === expected ? undefined : shown);
});

it('Blanks around a text are nothing that a sheet shows, but other odd blanks are', () => {
  expect(readCell('NAME', ' Asha ')).toMatchObject({ text: 'Asha', sheetText: undefined });
  expect(readCell('NAME', '\u200BAsha\u00A0Rai')).toMatchObject({
    text: 'Asha Rai',
    sheetText: '[U+200B]Asha[U+00A0]Rai',
  });
  expect(readCell('CONSENT', true)).toMatchObject({ text: 'TRUE', sheetText: undefined });
});

it.each<[string, SheetCell, SheetCell?]>([
  ['RANK', 'Second Runner up'],
  ['RANK', '2nd runner up'],
  ['RANK', '1st & 2nd'],
  ['RANK', 'I/II'],
  ['RANK', 1.1],
  ['RANK', '3 Gold'],
  ['RANK', 'Participated'],
  ['RANK', 'Medal'],
  ['NAME', '#REF!'],
  ['GAME', '#N/A'],
  ['NAME', '=A1'],
  ['NAME', '??? ??'],
  ['EVENT', new Date('2025-10-11')],
  ['EVENT', '11-Oct'],
  ['EVENT', 'Oct-11'],
  ['GAME', '10/11/2024'],
  ['GAME', '2024-11-10T00:00:00'],
  ['EVENT', '1234 5678 9012'],
  ['EVENT', '9876543210'],
  ['EVENT', 987654321012],
  ['EVENT', '9.87654E+11'],
  ['YEAR & MONTH', '24-Dec'],
  ['YEAR & MONTH', '3/24'],
  ['YEAR & MONTH', '13/2025'],
  ['YEAR & MONTH', '3/7/2025'],
  ['DATE OF BIRTH', '24-Dec'],
  ['DATE OF BIRTH', 'Mar-05'],
  ['DATE OF BIRTH', '45/13/2005'],
  ['DATE OF BIRTH', '7/3/2005'],
  ['DATE OF BIRTH', '2005-03-06T20:00:00Z'],
  ['DATE OF BIRTH', '2005-03-06 18:30:00'],
  ['DATE OF BIRTH', '2005-03-06T29:99:00Z'],
  ['DATE OF BIRTH', new Date(NaN)],
])('A cell below %s with %p has no sure meaning: it stays, and is a problem', (title, cell) => {
  const { text, sheetText, problem } = readCell(title, cell);
  if (typeof cell === 'string') expect(text).toBe(cell);
  expect(sheetText).toBeUndefined();
  expect(problem).toEqual(expect.any(String));
});

it.each<[SheetCell, string]>([
  [new Date('2005-03-07'), '07-03-2005'],
  [38418, '07-03-2005'],
  ['07-03-2005', '07-03-2005'],
  ["'07-03-2005", '07-03-2005'],
  ['25/3/2005', '25-03-2005'],
  ['3/25/2005', '25-03-2005'],
  ['11-28-2006', '28-11-2006'],
  ['2005-03-07', '07-03-2005'],
  ['2005-03-07T00:00:00', '07-03-2005'],
  ['2005-03-07 09:30', '07-03-2005'],
  ['2005-03-07T00:00:00Z', '07-03-2005'],
  ['2005-03-07T00:00:00+05:30', '07-03-2005'],
  ['2005-03-06T18:30:00.000Z', '07-03-2005'],
  ['2005-03-06T18:29:50.000Z', '07-03-2005'],
  ['25/03/2005 12:00:00 AM', '25-03-2005'],
  ['7.7.2005', '07-07-2005'],
  ['07/7/2005', '07-07-2005'],
  ['5-Nov-2009', '05-11-2009'],
  ['5th Nov 09', '05-11-2009'],
  ['25/11/85', '25-11-1985'],
  ['November 5, 2009', '05-11-2009'],
  ['५ अक्तूबर २००९', '05-10-2009'],
  ['२५-०३-२००५', '25-03-2005'],
])('A date of birth %p is %s', (cell, expected) => {
  expect(readCell('DATE OF BIRTH', cell)).toMatchObject({ text: expected, problem: undefined });
});

it.each<[SheetCell, string]>([
  [new Date('2024-03-01'), 'Mar 2024'],
  [45352, 'Mar 2024'],
  ['Mar 2024', 'Mar 2024'],
  ['="Mar 2024"', 'Mar 2024'],
  ["'Nov 2025", 'Nov 2025'],
  ['Mar-24', 'Mar 2024'],
  ['3/2024', 'Mar 2024'],
  ['2024-03', 'Mar 2024'],
  ['2024-03-15 00:00', 'Mar 2024'],
  ['2024-02-29T18:30:00.000Z', 'Mar 2024'],
  ['15/03/2024', 'Mar 2024'],
  ['November 2025', 'Nov 2025'],
  ["Nov'25", 'Nov 2025'],
  ['2025 NOV', 'Nov 2025'],
  ['Sept. 2025', 'Sep 2025'],
  ['नवम्बर २०२५', 'Nov 2025'],
  ['अक्तूबर 2025', 'Oct 2025'],
])('A year and a month %p are %s', (cell, expected) => {
  expect(readCell('YEAR & MONTH', cell)).toMatchObject({ text: expected, problem: undefined });
});

it.each<[string, string, SheetCell[], string[]]>([
  ['a title says so', 'DOB (DD / MM / YYYY)', ['7/3/2005'], ['07-03-2005']],
  ['no title says so', 'DOB', ['7/3/2005'], ['7/3/2005']],
  [
    'one date can only be month first',
    'DOB',
    ['11-28-2006', '03-07-2005', '3.7.2005', '7-7-2005', new Date('2005-03-07')],
    ['28-11-2006', '03/07/2005', '3.7.2005', '07-07-2005', '07/03/2005'],
  ],
  [
    'the title says one thing, and a date another',
    'DOB (DD/MM/YYYY)',
    ['११/२८/२००६', '03/07/2005'],
    ['28-11-2006', '03/07/2005'],
  ],
  ['a title says the other order', 'DOB (MM-DD-YYYY)', ['03-07-2005'], ['03/07/2005']],
  [
    'an American Excel has made dates of texts',
    'DOB',
    ['25/03/2009', new Date('2009-05-11')],
    ['25-03-2009', '05/11/2009'],
  ],
  [
    'a date of Excel has a day that is no month',
    'DOB',
    ['25/03/2009', new Date('2009-05-11'), new Date('2009-05-13')],
    ['25-03-2009', '11-05-2009', '13-05-2009'],
  ],
])('Dates begin with the day, or are asked about, as %s', (_, title, cells, expected) => {
  const { texts, problems } = readCells('DATE OF BIRTH', title, cells);
  expect(texts).toEqual(expected);
  expect(problems.map(Boolean)).toEqual(expected.map((text) => !/^\d\d-\d\d-\d{4}$/.test(text)));
});

it.each<[string, SheetCell, string[]]>([
  ['a formula without a value', '=A1', ['Formulas without a value']],
  ['a text in an old font', 'jke', ['Letters of a font such as Kruti Dev']],
  ['a date with the month first', '11-28-2006', ['Dates that can only be month first']],
])('One note tells of %s', (_, cell, expected) => {
  const title = String(cell).startsWith('1') ? 'DATE OF BIRTH' : 'EVENT';
  const rows = [
    { number: 1, cells: ['NAME', 'GAME', title] },
    { number: 2, cells: ['Asha', 'Karate', cell], legacyCells: [2] },
  ];
  const { notes } = importRecords({ name: '', rows }, titles, { ...rules, records });
  const own = notes.filter((note) => note.includes(`: ${title} (row 2)`));
  expect(own).toEqual(expected.map((start) => expect.stringContaining(start)));
});

it('A sample of a column shows a date as a date', () => {
  const cells = ['NAME', 'Born', 'GAME'];
  const rows = [cells, ['Asha', new Date('2005-03-07'), 'Karate']];
  const sheet = { name: '', rows: rows.map((row, index) => ({ number: index + 1, cells: row })) };
  const { columns } = importRecords(sheet, titles, { ...rules, records });
  expect(columns[1]?.samples).toEqual(['07-03-2005']);
});

const WORDS = [
  'युगल किशोर|प्रथम कुमार|योग राज|मई देवी|रजत|स्वर्ण|विजय|विजेता|कुल भूषण|टीम|कराटे|जून|प्रथम|योग|कुल',
  'May|Gold|Singh|Winner|Total|First|June Karate|Team|Athletics|Rank|Game|Nil Das',
]
  .join('|')
  .split('|');

it('A downloaded file that is given back changes nothing, whatever the names are', async () => {
  const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 });
  const people = fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(people, async (names) => {
      const rows = names.map(([one, father], index) => [
        ...[`${index + 1}`, one.join(' '), father.join(' '), '03-07-2005'],
        ...['Karate', 'Doubles', '1st', `KA2400${index}`, 'May-25', 'yes'],
      ]);
      const [sheet] = await readSheets(new Blob([formatRecordsFile({ titles, rows })]));
      const imported = importRecords(sheet ?? { name: '', rows: [] }, titles, {
        ...rules,
        records: rows,
      });
      expect(imported.records).toEqual(rows);
      // Nor does one that is read as new.
      const read = importRecords(sheet ?? { name: '', rows: [] }, titles, {
        ...rules,
        records: [],
      });
      expect(read.records.map((cells) => cells.slice(0, 4))).toEqual(
        rows.map((cells) => cells.slice(0, 4)),
      );
      const { records: merged, changes } = mergeRecords(rows, imported);
      expect(merged).toEqual(rows);
      expect([...changes.values()].some(isChanged)).toBe(false);
    }),
  );
});
