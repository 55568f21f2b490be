import { toCsv } from '@/lib/records/csv';
import { makeRecord } from '@/__tests__/support/student-record';

const TITLES =
  'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH';

it('§2 §9 The first row holds the nine column titles, and each record has a row after a newline', () => {
  expect(toCsv([])).toBe(TITLES);
  const row = '1,Asha Verma,Mohan Verma,07-03-2005,Athletics,Long Jump,2nd,AT23001,Mar 2024';
  expect(toCsv([makeRecord(), makeRecord()])).toBe(`${TITLES}\n${row}\n${row}`);
});

it('§9 Values are neither quoted nor escaped, and blank ones are empty', () => {
  const record = makeRecord({ name: 'A "B", C', fatherName: '', yearMonth: '' });
  const row = '1,A "B", C,,07-03-2005,Athletics,Long Jump,2nd,AT23001,';
  expect(toCsv([record])).toBe(`${TITLES}\n${row}`);
});

it('A file with a name in Hindi begins with a byte order mark, by which Excel reads it as UTF-8', () => {
  const record = makeRecord({ name: 'रेणु वर्मा' });
  expect(toCsv([makeRecord(), record])).toMatch(/^\uFEFFSL\. NO\.,/);
});
