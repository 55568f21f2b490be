import { isLoopback, getKeptPath, countSurplusPictures } from '@/lib/browser/offline';

const MEGABYTE = 1_000_000;

it.each([
  ['/index.html', '/'],
  ['/council/', '/council'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['https://a.example/about?page=2#top', '/about'],
  ['/district/लखनऊ', '/district/%E0%A4%B2%E0%A4%96%E0%A4%A8%E0%A4%8A'],
  ['https://a.example/district/%e0%a4%b2', '/district/%E0%A4%B2'],
  ['/rows/all.csv', '/rows/all.csv'],
])('%s is saved as %s', (address, path) => {
  expect(getKeptPath(address)).toBe(path);
});

it.each([
  ['none of a hundred', Array<number>(100).fill(1), 0],
  ['the oldest beyond a hundred', Array<number>(103).fill(1), 3],
  ['none of 30 MB', [10 * MEGABYTE, 20 * MEGABYTE], 0],
  ['the oldest beyond 30 MB', [MEGABYTE, 20 * MEGABYTE, 10 * MEGABYTE + 1], 2],
])('the saved pictures to delete are %s', (_, sizes, surplus) => {
  expect(countSurplusPictures(sizes)).toBe(surplus);
});

it('hosts of the loopback are told from others', () => {
  const own = ['localhost', 'localhost.', 'council.localhost', '127.1.2.3', '[::1]'];
  const others = ['localhost.example', 'mylocalhost', '127.example', '10.0.0.1'];
  expect([...own, ...others].filter(isLoopback)).toEqual(own);
});
