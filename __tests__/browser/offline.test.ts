import { isLoopback, getKeptPath, countSurplusPictures } from '@/lib/browser/offline';

const MEGABYTE = 1_000_000;

describe('the path by which a file is kept', () => {
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
  ])('of %s is %s', (address, path) => expect(getKeptPath(address)).toBe(path));
});

describe('the kept pictures that must go', () => {
  it.each([
    ['none, without any', [], 0],
    ['none of a hundred', Array<number>(100).fill(1), 0],
    ['the oldest beyond a hundred', Array<number>(103).fill(1), 3],
    ['none of thirty megabytes', [10 * MEGABYTE, 20 * MEGABYTE], 0],
    ['the oldest beyond thirty megabytes', [MEGABYTE, 20 * MEGABYTE, 10 * MEGABYTE + 1], 2],
  ])('%s', (_, sizes, surplus) => expect(countSurplusPictures(sizes)).toBe(surplus));
});

describe("one's own machine", () => {
  it.each(['localhost', 'localhost.', 'council.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
    'is %s',
    (hostname) => expect(isLoopback(hostname)).toBe(true),
  );
  it.each([
    'scse.example',
    'localhost.example',
    'mylocalhost',
    '127.example',
    '10.0.0.1',
    'a.github.io',
  ])('is not %s', (hostname) => expect(isLoopback(hostname)).toBe(false));
});
