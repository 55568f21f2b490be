import { getBudgetUses } from '@/bench/budgets';
import {
  sumBytesByType,
  countGalleryPictures,
  getRequestType,
  type SentFile,
} from '@/bench/first-view';

const sent = (pathname: string, bytes: number): SentFile => ({
  pathname,
  type: getRequestType(pathname),
  bytes,
});

it.each([
  ['/', 'document'],
  ['/about', 'document'],
  ['/_next/static/chunks/a-b.js', 'script'],
  ['/_next/static/payloads/0123.txt', 'data'],
  ['/student-records/rows/0123.csv', 'data'],
  ['/_next/static/chunks/a.css', 'css'],
  ['/_next/static/media/anek.woff2', 'font'],
  ['/pictures/gallery/image1-640.avif', 'image'],
  ['/icons/logo.svg', 'image'],
  ['/manifest.webmanifest', 'other'],
])('%s is of type %s', (pathname, type) => {
  expect(getRequestType(pathname)).toBe(type);
});

it('bytes are added up by type', () => {
  const bytes = sumBytesByType([sent('/', 10), sent('/a.js', 20), sent('/b.js', 5)]);
  expect(bytes).toMatchObject({ document: 10, script: 25, image: 0 });
});

it('pictures of the gallery are counted, whatever their format', () => {
  const files = ['/pictures/gallery/image1-640.avif', '/assets/gallery/image2.jpg', '/icons/a.png'];
  expect(countGalleryPictures({ files: files.map((file) => sent(file, 1)) })).toBe(2);
});

describe('budgets', () => {
  const files = [sent('/', 1000), sent('/a.js', 116_000)];
  const view = { bytes: sumBytesByType(files), inlinedCss: 300, total: 117_000 };
  const usedOf = (route: '/' | '/about', type: string) =>
    getBudgetUses(route, view, 2).find((use) => use.type === type)?.used;

  it('all scripts are counted', () => {
    expect(usedOf('/about', 'script')).toBe(116_000);
  });

  it('the inlined style sheet is counted', () => {
    expect(usedOf('/about', 'css')).toBe(300);
  });

  it('the slideshow is that of the home page alone', () => {
    expect(usedOf('/', 'slideshow images')).toBe(2);
    expect(usedOf('/about', 'slideshow images')).toBeUndefined();
  });
});
