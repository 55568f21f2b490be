import {
  addRecords,
  fillSerialNumbers,
  findRecords,
  type SpreadsheetCell,
} from '@/lib/records/import-records';
import { ROWS, TITLES } from '@/__tests__/support/records-file';

const titles = TITLES.split(',');
const old = ROWS.map((row) => row.split(','));

/** The records of a sheet, as lines of the file, and the titles of the columns that are left out. */
function read(...table: SpreadsheetCell[][]) {
  const { records = [], unknownTitles } = findRecords(table, titles) ?? {};
  return [records.map(String), unknownTitles];
}

it('Columns are found by their titles, in any order and case, below other rows', () => {
  const head = ['certificate no', 'Coach', ' Name ', null];
  const sheet = [['Trials 2026'], [], head, ['AT25001', 'X', 'Asha'], ['', '', null, '']];
  expect(read(...sheet)).toEqual([[',Asha,,,,,,AT25001,'], ['Coach']]);
  expect(findRecords([['Asha', 'AT25001']], titles)).toBeUndefined();
});

it.each<[string, SpreadsheetCell, SpreadsheetCell, string]>([
  ['dates of Excel', new Date('2005-03-07'), new Date('2024-03-01'), '07-03-2005,Mar 2024'],
  ['texts', '07-03-2005', 'Mar 2024', '07-03-2005,Mar 2024'],
  ['texts that Excel has made of dates', '7/3/2005', 'Mar-24', '07-03-2005,Mar 2024'],
  ['what nobody can know', '7 March', '3/24', '7 March,3/24'],
])('Dates are taken over from %s', (_, birth, month, expected) => {
  const [[line] = []] = read(['DATE OF BIRTH', 'YEAR & MONTH'], [birth, month]);
  expect(line).toBe(`,,,${expected.replace(',', ',,,,,')}`);
});

it('A row with nothing but a serial number is left out; blank serial numbers are continued', () => {
  const sheet = [
    ['SL. NO.', 'NAME'],
    [7, 'Asha'],
    ['', 'Ravi'],
    [9, ''],
  ];
  const { records = [] } = findRecords(sheet, titles) ?? {};
  expect(fillSerialNumbers(records).map(([number, name]) => [number, name])).toEqual([
    ['7', 'Asha'],
    ['8', 'Ravi'],
  ]);
});

it('A record with a known certificate number replaces that one, and others follow at the end', () => {
  const [first = [], second = []] = old;
  const corrected = first.with(0, '1').with(1, 'Asha Sharma');
  const added = ['1', 'Meena', ...Array.from({ length: 7 }, () => '')];
  const result = addRecords(old, [corrected, second.with(0, ''), added, corrected]);
  expect(result).toMatchObject({ added: 2, changed: 1 });
  // The second one of the same number stays, for the content check to report.
  expect(result.records).toEqual([corrected, second, added.with(0, '3'), corrected.with(0, '4')]);
});
