import { listAlikeCells, listDatesToOrder, orderDates } from '@/editor/records/alike-cells';
import { createRecordsChecker } from '@/lib/content/record-rules';
import { content } from '@/__tests__/support/content';
import { ROWS, TITLES } from '@/testing/records-rows';

const createRecords = (column: number, ...values: string[]) =>
  values.map((value, index) =>
    ROWS[0]
      .split(',')
      .with(0, `${index + 1}`)
      .with(7, `AT2300${index}`)
      .with(column, value),
  );

const listAlike = (records: string[][]) => {
  const problems = createRecordsChecker(content)({ titles: TITLES.split(','), rows: records });
  return listAlikeCells(records, problems);
};

it('Each wrong value of a column is there once, the most frequent first', () => {
  const alike = listAlike(createRecords(6, 'First', '1st', 'Thrid', 'First'));
  expect(alike).toMatchObject([
    { column: 6, value: 'First', positions: new Set([0, 3]) },
    { column: 6, value: 'Thrid', positions: new Set([2]) },
  ]);
});

it('A column of different wrong values has nothing alike, and neither have two of the same number', () => {
  expect(listAlike(createRecords(6, 'Frist', 'Thrid'))).toEqual([]);
  expect(listAlike(createRecords(7, 'AT23001', 'AT23001', 'AT23001'))).toEqual([]);
});

it('Dates with two readings are ordered at once, and others stay', () => {
  const records = createRecords(3, '3/4/2005', '03-04-05', '03-04-2005', '25/3/2005', '7/7/2005');
  expect(listDatesToOrder(records)).toEqual(['3/4/2005', '03-04-05']);
  const listDates = (isDayFirst: boolean) => orderDates(records, isDayFirst).map((one) => one[3]);
  expect(listDates(true)).toEqual([
    '03-04-2005',
    '03-04-2005',
    '03-04-2005',
    '25/3/2005',
    '7/7/2005',
  ]);
  expect(listDates(false)).toEqual([
    '04-03-2005',
    '04-03-2005',
    '03-04-2005',
    '25/3/2005',
    '7/7/2005',
  ]);
});
