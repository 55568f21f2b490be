import { createRecordsForm } from '@/editor/records/form-state';
import { listDatesToOrder, listRepeatedValues, orderDates } from '@/editor/records/repeated-values';
import { content } from '@/__tests__/support/content';
import { importLines } from '@/__tests__/support/import-lines';
import { ROWS, TITLES } from '@/testing/records-rows';

const createRecords = (column: number, ...values: string[]) =>
  values.map((value, index) =>
    ROWS[0]
      .split(',')
      .with(0, `${index + 1}`)
      .with(7, `AT2300${index}`)
      .with(column, value),
  );

const form = createRecordsForm(content);

const open = (records: string[][]) => form.open([TITLES, ...records.map(String)].join('\n'));

const list = (records: string[][]) => listRepeatedValues(open(records).now);

it('Each wrong value of a column is there once, the most frequent first', () => {
  const values = list(createRecords(6, 'First', '1st', 'Thrid', 'First'));
  expect(values).toMatchObject([
    { column: 6, value: 'First', positions: new Set([0, 3]) },
    { column: 6, value: 'Thrid', positions: new Set([2]) },
  ]);
});

it('A column of different wrong values has no repeated value, and neither have two of the same number', () => {
  expect(list(createRecords(6, 'Frist', 'Thrid'))).toEqual([]);
  expect(list(createRecords(7, 'AT23001', 'AT23001', 'AT23001'))).toEqual([]);
});

it('Dates with two readings are ordered at once, not listed again, and others stay', () => {
  const records = createRecords(3, '3/4/2005', '03-04-05', '03-04-2005', '25/3/2005', '7/7/2005');
  expect(listDatesToOrder(open(records).now)).toEqual(['3/4/2005', '03-04-05']);
  const listDates = (isDayFirst: boolean) => orderDates(records, isDayFirst).map((one) => one[3]);
  const others = ['03-04-2005', '25/3/2005', '7/7/2005'];
  expect(listDates(true)).toEqual(['03-04-2005', '03-04-2005', ...others]);
  expect(listDates(false)).toEqual(['04-03-2005', '04-03-2005', ...others]);
  expect(list(createRecords(3, '3/4/2005', '3/4/2005'))).toEqual([]);
});

it('A column that is blank in several records of an import has one input for all of them', () => {
  const imported = importLines([TITLES, ...createRecords(4, '', '', 'Karate').map(String)]);
  const { now } = form.reduce(open([]), imported);
  expect(listRepeatedValues(now)[0]).toMatchObject({
    column: 4,
    value: '',
    positions: new Set([0, 1]),
  });
});
