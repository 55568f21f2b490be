import { getBudgetUses } from '@/bench/budgets';
import { countGalleryPictures, getRequestType, sumBytesByType } from '@/bench/first-view';

const TYPES = [
  ['/', 'document'],
  ['/about', 'document'],
  ['/_next/static/chunks/a-b.js', 'script'],
  ['/_next/static/payloads/0123.txt', 'data'],
  ['/student-records/rows/0123.csv', 'data'],
  ['/_next/static/chunks/a.css', 'css'],
  ['/_next/static/media/anek.woff2', 'font'],
  ['/pictures/gallery/image1-640.avif', 'image'],
  ['/assets/gallery/image2.jpg', 'image'],
  ['/icons/logo.svg', 'image'],
  ['/manifest.webmanifest', 'other'],
] as const;

it('sums the bytes of files by type, and counts the pictures of the gallery', () => {
  const pathnames = TYPES.map(([pathname]) => pathname);
  expect(pathnames.map(getRequestType)).toEqual(TYPES.map(([, type]) => type));
  const files = TYPES.map(([pathname, type]) => ({ pathname, type, bytes: 10 }));
  expect(sumBytesByType(files)).toMatchObject({ document: 20, script: 10, image: 30 });
  expect(countGalleryPictures({ files })).toBe(2);
});

it('budgets count all scripts, the inlined style sheet, and the slideshow of the home page', () => {
  const view = {
    bytes: { ...sumBytesByType([]), script: 116_000 },
    inlinedCss: 300,
    total: 117_000,
  };
  const getUse = (route: '/' | '/about', type: string) =>
    getBudgetUses(route, view, 2).find((use) => use.type === type)?.used;
  expect([getUse('/about', 'script'), getUse('/about', 'css')]).toEqual([116_000, 300]);
  const slides = [getUse('/', 'slideshow images'), getUse('/about', 'slideshow images')];
  expect(slides).toEqual([2, undefined]);
});
