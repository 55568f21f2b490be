import { getPageUrl } from '@/lib/urls/page-url';

it.each([
  ['', '/gallery#news', '/gallery#news'],
  ['/council', '/gallery#news', '/council/gallery#news'],
  ['/council', '/', '/council/'],
])('with the base path "%s" the address of %s is %s', (basePath, path, url) => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: basePath });
  expect(getPageUrl(path)).toBe(url);
});
