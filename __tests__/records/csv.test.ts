import { CSV_FILE_NAME, toCsv } from '@/lib/records/csv';
import { makeRecord, makeRecords } from '@/__tests__/support/student-record';

const TITLES =
  'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH';

it('§7 the file is called student-records.csv', () => {
  expect(CSV_FILE_NAME).toBe('student-records.csv');
});

it('§2 §9 the first row holds the nine column titles, the next ones the values in that order', () => {
  expect(toCsv([])).toBe(TITLES);
  expect(toCsv([makeRecord()])).toBe(
    `${TITLES}\n1,Asha Verma,Mohan Verma,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024`,
  );
});

it('§9 every record has a row, after a newline', () => {
  expect(toCsv(makeRecords(25)).match(/\s*[\r\n]+\s*/g)).toEqual(Array(25).fill('\n'));
});

it('§9 values are neither quoted nor escaped, and blank ones are empty', () => {
  const record = makeRecord({ name: 'A "B", C', fatherName: '', yearMonth: '' });
  expect(toCsv([record]).split('\n')[1]).toBe(
    '1,A "B", C,,07-03-2005,Athletics,Long Jump,2nd,AT23001,',
  );
});
