import { content } from '@/__tests__/support/content';
import { createRecordsChecker } from '@/lib/content/check-records';
import { ROWS, TITLES } from '@/testing/records-rows';

const titles = TITLES.split(',');

it.each([
  [['AT23001', 'AT23002', 'AT99998'], [2]],
  [['AT23001', 'AT24001'], []],
  [['AT23001', 'AT24002'], [1]],
  [['AT23001', 'AT50001', 'AT50002'], []],
  [['AT99998'], []],
])('Of the numbers %j, those at %j are far above all others', (numbers, far) => {
  const rows = numbers.map((number, index) =>
    ROWS[0]
      .replace(/^1/, String(index + 1))
      .replace('AT23001', number)
      .replace('Long Jump', `Heat ${index}`)
      .split(','),
  );
  const problem = expect.stringContaining('above all other numbers') as string;
  expect(createRecordsChecker(content).checkFile({ titles, rows })).toMatchObject(
    far.map((position) => ({ position, problem })),
  );
});
