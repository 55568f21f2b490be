import { studentRecordSchema } from '@/lib/model/student-record';
import { makeRecord } from '@/__tests__/support/student-record';

const COLUMNS = ['name', 'fatherName', 'game', 'event', 'rank'] as const;

/** Whether a column refuses a value. */
const isRefused = (column: string, value: string) => {
  const record = { ...makeRecord(), slNo: '1', [column]: value };
  const { error } = studentRecordSchema.safeParse(record);
  return error?.issues.some(({ path }) => path[0] === column) ?? false;
};

it.each([
  '9876543210',
  'Ravi +91 98765-43210',
  '098765 43210 2024',
  '9876 543 210',
  '98 76 54 32 10',
  '९८७६५ ४३२१०',
  '234567890123',
  'Aadhaar 2345 6789 0123',
  '2345–6789–0123',
  '1234 56789012',
  '9.87654E+11',
  'ravi@mail.in',
])('No text column takes "%s", which belongs to a person', (value) => {
  expect(COLUMNS.filter((column) => !isRefused(column, value))).toEqual([]);
});

it.each([
  '100m Sprint',
  'Relay 4x100',
  '3x3 Basketball',
  'U-17 2024-2025',
  'Under 8 2024-25 100m',
  '65-70 kg 2024-25',
  '800/1500/3000',
  '100 200 400 800',
])('The columns for games and events take "%s"', (value) => {
  expect(['game', 'event'].filter((column) => isRefused(column, value))).toEqual([]);
});

it.each(['Ravi*', 'Ravi ⭐', '#Ravi', 'Ravi;'])('The name of a student is not "%s"', (value) => {
  expect(isRefused('name', value)).toBe(true);
});

it.each([
  'Asha Verma & Rita Roy',
  'Asha Verma / Rita Roy',
  'Asha Verma and Rita Roy',
  'आशा वर्मा और रीता राय',
  'आशा व रीता',
  'Asha S/o Mohan',
  'Asha D.o. Mohan',
  'Asha daughter of Mohan',
  'आशा पुत्री श्री मोहन',
  'Verified by',
  'Countersigned',
  'Counter-signature',
  'Anil Rawat (District Sports Officer)',
  'Anil (Coach)',
  '(Anil Rawat)',
  'जिला खेल अधिकारी',
  'Place: Lucknow',
])('§3 "%s" is more than a name', (value) => {
  expect(isRefused('name', value)).toBe(true);
});

it.each([
  'Anand Kumar',
  'Captain Singh',
  'Manager Singh',
  'Prem Adhikari',
  'Anil (Guddu)',
  'Rahul (II)',
  "Sean O'Brien",
  'S.O. Mathew',
  'व. कुमार',
  'राजपुत्र सिंह',
  'Km. Asha',
])('§3 "%s" is a name', (value) => {
  expect(isRefused('name', value)).toBe(false);
});
