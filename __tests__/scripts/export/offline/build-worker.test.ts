import { readSettings } from '@/lib/urls/settings.mjs';
import { buildWorker } from '@/scripts/export/offline/build-worker';
import { createTestFolder } from '../../../support/test-folder';

const NEEDED = [
  '_next/static/chunks/a.js',
  '_next/static/media/anek-latin.0123.woff2',
  'student-records/rows/0123/all.csv',
];
const OTHERS = [
  'pictures/gallery/image1-480.avif',
  'student-records/rows/0123/rows-0.csv',
  '_next/static/media/noto-sans-devanagari.0123.woff2',
];
const PAGES = ['index.html', '404.html'];

const { at, write } = createTestFolder();

it('The worker precaches pages and what they need, but no error page, pictures, fonts of last resort and shards of some rows', async () => {
  for (const file of [...NEEDED, ...OTHERS, ...PAGES]) write(file, file);
  const worker = await buildWorker(at(), PAGES, readSettings({ BASE_PATH: '/council' }));
  for (const file of ['', ...NEEDED]) expect(worker).toContain(`"/council/${file}"`);
  expect(worker).not.toMatch(/\/404|image1-480|rows-0|noto-sans/);
});

it.each([
  [3_000_000, true],
  [3_000_001, false],
])('A file of records of %d bytes is precached: %s', async (bytes, isPrecached) => {
  const file = 'student-records/rows/0123/search.csv';
  write(file, 'a'.repeat(bytes));
  const worker = await buildWorker(at(), [], readSettings({}));
  expect(worker.includes(file)).toBe(isPrecached);
});
