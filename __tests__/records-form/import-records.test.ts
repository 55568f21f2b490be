import { importRecords, type SpreadsheetCell } from '@/lib/records-form/import-records';
import { ROWS, TITLES } from '@/scripts/testing/records-rows';

const titles = TITLES.split(',');

/** The records of a sheet, as lines of the file, and what is noted about it. */
function read(...rows: SpreadsheetCell[][]): [string[], readonly string[]] {
  const { records, notes } = importRecords(rows, titles);
  return [records.map(String), notes];
}

it('Columns are found by their titles, in any order and case, below other rows', () => {
  const head = ['certificate no', 'Coach', ' Name ', null, 'Remarks'];
  const sheet = [['Trials 2026'], [], head, ['AT25001', 'X', 'Asha'], ['', '', null, '']];
  const [records, notes] = read(...sheet);
  expect(records).toEqual([',Asha,,,,,,AT25001,']);
  expect(notes[0]).toBe('Columns left out: Coach, Remarks');
  expect(notes[1]).toContain('Columns that are not there: FATHER NAME');
});

it('Without titles, the columns are those of the file in its order', () => {
  const [records, [note]] = read(...ROWS.map((row) => row.split(',')));
  expect(records).toEqual(ROWS);
  expect(note).toBe(`No titles were found, so the columns are read as: ${titles.join(', ')}`);
});

it.each<[string, SpreadsheetCell, SpreadsheetCell, string]>([
  ['dates of Excel', new Date('2005-03-07'), new Date('2024-03-01'), '07-03-2005,Mar 2024'],
  ['numbers of days', 38418, 45352, '07-03-2005,Mar 2024'],
  ['texts', '07-03-2005', 'Mar 2024', '07-03-2005,Mar 2024'],
  ['what Excel writes into a CSV file', '25/3/2005', 'Mar-24', '25-03-2005,Mar 2024'],
  ['dates with the month first', '3/25/2005', '', '25-03-2005,'],
  ['dates with the year first', '2005-03-07', '', '07-03-2005,'],
  ['dates of which day and month are alike', '7.7.2005', '', '07-07-2005,'],
  ['dates with two readings, as they are', '7/3/2005', '3/24', '7/3/2005,3/24'],
])('Dates are read from %s', (_, birth, month, expected) => {
  const [[line]] = read(['DATE OF BIRTH', 'YEAR & MONTH'], [birth, month]);
  expect(line).toBe(`,,,${expected.replace(',', ',,,,,')}`);
});

it('Blanks and invisible characters around values are taken off and counted, blank cells too', () => {
  const [records, notes] = read(
    ['NAME', 'GAME'],
    ['\u200BAsha ', 'Karate'],
    ['Ravi\u00A0Khan', ''],
  );
  expect(records).toEqual([',Asha,,,Karate,,,,', ',Ravi Khan,,,,,,,']);
  expect(notes.slice(-2)).toEqual([
    'Columns with blank cells (of merged cells only the first is not blank): GAME (1)',
    'Cells around whose values blanks or invisible characters were taken off: 2',
  ]);
});

it('A row with nothing but a serial number is left out', () => {
  const [records] = read(['SL. NO.', 'NAME'], [7, 'Asha'], [8, ''], [true, 'Ravi']);
  expect(records).toEqual(['7,Asha,,,,,,,', 'true,Ravi,,,,,,,']);
});
