import { formatTable, getMedian } from '@/bench/results';

it('The median is the number in the middle', () => {
  expect(getMedian([100, 9, 20])).toBe(20);
});

it('A row of the table has bold type above its limit, and a time that never came is infinite', () => {
  const table = formatTable([
    { page: '/', measure: 'LCP, ms', site: 1_100.4, limit: 1_100.4 },
    { page: '/', measure: 'tab, ms', site: 50.6, limit: 50 },
    { page: '/', measure: 'FCP, ms', site: Infinity, limit: 900 },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| `/` | LCP, ms | 1,100 | 1,100 |',
    '| `/` | tab, ms | **51** | 50 |',
    '| `/` | FCP, ms | **∞** | 900 |',
  ]);
});
