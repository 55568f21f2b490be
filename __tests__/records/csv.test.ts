import { CSV_FILE_NAME, toCsv } from '@/lib/records/csv';
import { makeRecord, makeRecords } from '@/__tests__/support/student-record';

const TITLES =
  'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH';

it('§7 the file is called student-records.csv', () => {
  expect(CSV_FILE_NAME).toBe('student-records.csv');
});

it('§9 the first row holds the nine column titles', () => {
  expect(toCsv([makeRecord()]).split('\n')[0]).toBe(TITLES);
});

it('§9 a record is a row of its nine values in the order of the columns', () => {
  expect(toCsv([makeRecord()]).split('\n')[1]).toBe(
    '1,Asha Verma,Mohan Verma,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024',
  );
});

it('§9 no records give the titles alone', () => {
  expect(toCsv([])).toBe(TITLES);
});

it('§9 every record handed over has a row, not just a page of ten', () => {
  expect(toCsv(makeRecords(25)).split('\n')).toHaveLength(1 + 25);
});

it('§9 lines are separated by newlines alone, with none at the end', () => {
  expect(toCsv(makeRecords(2)).match(/[\r\n]+/g)).toEqual(['\n', '\n']);
  expect(toCsv(makeRecords(2))).not.toMatch(/\s$/);
});

it('§9 values are neither quoted nor escaped', () => {
  const row = toCsv([makeRecord({ name: 'A "B", C' })]).split('\n')[1];
  expect(row).toContain('1,A "B", C,Mohan Verma');
});

it('a blank value is exported as nothing', () => {
  const row = toCsv([makeRecord({ fatherName: '', yearMonth: '' })]).split('\n')[1];
  expect(row).toBe('1,Asha Verma,,07-03-2005,Athletics,Long Jump,2nd,AT23001,');
});
