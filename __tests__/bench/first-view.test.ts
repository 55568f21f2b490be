import { getBudgetUses } from '@/bench/budgets';
import {
  sumBytesByType,
  countGalleryPictures,
  getRequestType,
  type SentFile,
} from '@/bench/first-view';

const createFile = (pathname: string, bytes: number): SentFile => ({
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

it('sums bytes by type', () => {
  const bytes = sumBytesByType([
    createFile('/', 10),
    createFile('/a.js', 20),
    createFile('/b.js', 5),
  ]);
  expect(bytes).toMatchObject({ document: 10, script: 25, image: 0 });
});

it('counts pictures of the gallery in any format', () => {
  const files = ['/pictures/gallery/image1-640.avif', '/assets/gallery/image2.jpg', '/icons/a.png'];
  expect(countGalleryPictures({ files: files.map((file) => createFile(file, 1)) })).toBe(2);
});

describe('budgets', () => {
  const files = [createFile('/', 1000), createFile('/a.js', 116_000)];
  const view = { bytes: sumBytesByType(files), inlinedCss: 300, total: 117_000 };
  const getUse = (route: '/' | '/about', type: string) =>
    getBudgetUses(route, view, 2).find((use) => use.type === type)?.used;

  it('count all scripts', () => {
    expect(getUse('/about', 'script')).toBe(116_000);
  });

  it('count the inlined style sheet', () => {
    expect(getUse('/about', 'css')).toBe(300);
  });

  it('count slideshow pictures on the home page only', () => {
    expect(getUse('/', 'slideshow images')).toBe(2);
    expect(getUse('/about', 'slideshow images')).toBeUndefined();
  });
});
