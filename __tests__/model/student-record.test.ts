import { studentRecordSchema } from '@/lib/model/student-record';
import { readTable } from '@/__tests__/support/read-table';
import { makeRecord } from '@/__tests__/support/student-record';

const values = readTable('model/student-record.yaml') as Record<
  'personal' | 'events' | 'moreThanNames' | 'names',
  string[]
>;

const COLUMNS = ['name', 'fatherName', 'game', 'event', 'rank'] as const;

/** Whether a column refuses a value. */
const isRefused = (column: string, value: string) => {
  const record = { ...makeRecord(), slNo: '1', [column]: value };
  const { error } = studentRecordSchema.safeParse(record);
  return error?.issues.some(({ path }) => path[0] === column) ?? false;
};

it.each(values.personal)('No text column takes "%s", which belongs to a person', (value) => {
  expect(COLUMNS.filter((column) => !isRefused(column, value))).toEqual([]);
});

it.each(values.events)('The columns for games and events take "%s"', (value) => {
  expect(['game', 'event'].filter((column) => isRefused(column, value))).toEqual([]);
});

it.each(values.moreThanNames)('§3 "%s" is more than a name', (value) => {
  expect(isRefused('name', value)).toBe(true);
});

it.each(values.names)('§3 "%s" is a name', (value) => {
  expect(isRefused('name', value)).toBe(false);
});
