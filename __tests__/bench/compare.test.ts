import { compareVisits, median } from '@/bench/compare';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
});

it('the median is the number in the middle, or between the two there', () => {
  expect([median([9, 1, 5]), median([100, 20, 3, 1]), median([])]).toEqual([5, 11.5, undefined]);
});

it('the table has the median of each page that has the row, limits for the site, and ratios', async () => {
  const origins = {
    site: '//site',
    hindi: '//site/hi',
    floor: '//floor',
    'hindi floor': '//floor/hi',
  };
  const visited: string[] = [];
  const visit = (url: string) => {
    visited.push(url);
    return Promise.resolve({ LCP: url.startsWith('//site') ? 30 : 20 });
  };
  const { body } = await compareVisits(
    { origins, runs: 2 },
    {
      title: 'Paints',
      text: 'Text.',
      measures: ['LCP'],
      limits: { LCP: 25 },
      ratios: [{ measure: 'LCP', of: 'site', to: 'floor', target: 1.1 }],
      rows: [
        { name: 'home', route: '/', on: ['site', 'hindi', 'floor'], visit },
        { name: 'about', route: '/about', on: ['site'], visit },
      ],
    },
  );
  const once = ['//site', '//site/hi', '//floor', '//site/about'];
  expect(visited).toEqual([...once, ...once]);
  expect(body.split('\n').slice(-2)).toEqual([
    '| home | **30** | **30** | 20 | **1.50** |',
    '| about | **30** |  |  |  |',
  ]);
});
