import { isLoopback, getKeptPath, countSurplusPictures } from '@/lib/browser/offline';

const MEGABYTE = 1_000_000;

it.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/council/', '/council'],
  ['/council', '/council'],
  ['/council/index.html', '/council'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about/index.html', '/about'],
  ['https://a.example/about?page=2#top', '/about'],
  ['/district/लखनऊ', '/district/%E0%A4%B2%E0%A4%96%E0%A4%A8%E0%A4%8A'],
  ['https://a.example/district/%E0%A4%B2', '/district/%E0%A4%B2'],
  ['https://a.example/district/%e0%a4%b2', '/district/%E0%A4%B2'],
  ['/rows/all.csv', '/rows/all.csv'],
])('%s is saved as %s', (address, path) => {
  expect(getKeptPath(address)).toBe(path);
});

it.each([
  ['no pictures: none', [], 0],
  ['a hundred: none', Array<number>(100).fill(1), 0],
  ['more than a hundred: the oldest', Array<number>(103).fill(1), 3],
  ['30 MB: none', [10 * MEGABYTE, 20 * MEGABYTE], 0],
  ['more than 30 MB: the oldest', [MEGABYTE, 20 * MEGABYTE, 10 * MEGABYTE + 1], 2],
])('of saved pictures some are deleted; of %s', (_, sizes, surplus) => {
  expect(countSurplusPictures(sizes)).toBe(surplus);
});

it.each([
  [true, ['localhost', 'localhost.', 'council.localhost', '127.0.0.1', '127.1.2.3', '[::1]']],
  [false, ['scse.example', 'localhost.example', 'mylocalhost', '127.example', '10.0.0.1']],
])('a loopback address, %s: %j', (expected, hostnames) => {
  expect(hostnames.map(isLoopback)).toEqual(hostnames.map(() => expected));
});
