import {
  addRecords,
  fillSerialNumbers,
  findRecordPositions,
  numberCertificates,
  replaceRecords,
} from '@/lib/records-form/change-records';
import { ROWS } from '@/scripts/testing/records-rows';

const [first, second] = ROWS.map((row) => row.split(',')) as [string[], string[]];
const records = [first, second];

/** A record that has a name and a game only. */
const createRecord = (name: string, game = '') => ['', name, '', '', game, '', '', '', ''];

it('Records without a serial number get the next ones', () => {
  const filled = fillSerialNumbers([createRecord('A'), second, createRecord('B')]);
  expect(filled.map(([number]) => number)).toEqual(['3', '2', '4']);
});

it('A record with a known certificate number changes that one, and keeps its serial number', () => {
  const corrected = first.with(0, '9').with(1, 'Asha Sharma');
  expect(addRecords(records, [corrected])).toEqual({
    records: [first.with(1, 'Asha Sharma'), second],
    added: 0,
    changes: [{ position: 0, column: 1, from: 'Asha Verma', to: 'Asha Sharma' }],
  });
});

it('A blank cell changes nothing', () => {
  const cells = first.map((cell, column) => (column === 7 ? cell : ''));
  expect(addRecords(records, [cells])).toEqual({ records, added: 0, changes: [] });
});

it('All other records follow at the end, except those that are there already', () => {
  const meena = createRecord('Meena');
  const old = [...records, meena.with(0, '3')];
  const other = first.with(1, 'Other');
  const { records: all, added } = addRecords(old, [meena.with(0, '3'), meena, first, other]);
  // The second one of the same number is there for the content check to report.
  expect(all).toEqual([...old, meena.with(0, '4'), other.with(0, '5')]);
  expect(added).toBe(2);
});

it('Records that replace all others keep their serial numbers', () => {
  const meena = createRecord('Meena');
  expect(replaceRecords([second, meena])).toEqual([second, meena.with(0, '3')]);
});

it('§9 A certificate number continues after the highest, behind the letters of the game', () => {
  const sheet = [createRecord('Meena', 'Karate'), second, createRecord('No game')];
  const numbers = (old: string[][]) => numberCertificates(sheet, old).map((cells) => cells[7]);
  expect(numbers([first.with(7, 'AT23417')])).toEqual(['KA23418', 'KA23002', '']);
  expect(numberCertificates(sheet.slice(0, 1), [])[0]?.[7]).toBe('KA23001');
});

it('A search finds the records that contain each word in any cell', () => {
  expect(findRecordPositions(records, 'KHAN karate')).toEqual([1]);
  expect(findRecordPositions(records, 'at23001')).toEqual([0]);
  expect(findRecordPositions(records, '')).toEqual([0, 1]);
  expect(findRecordPositions(records, 'khan athletics')).toEqual([]);
});
