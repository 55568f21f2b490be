import { isLoopback, getPathOfSavedCopy } from '@/lib/urls/offline';

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
  expect(getPathOfSavedCopy(address)).toBe(path);
});

it('A loopback host is told from any other', () => {
  const own = ['localhost', 'localhost.', 'council.localhost', '127.1.2.3', '[::1]'];
  const others = ['localhost.example', 'mylocalhost', '127.example', '10.0.0.1'];
  expect([...own, ...others].filter(isLoopback)).toEqual(own);
});
