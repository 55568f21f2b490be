import { buildWorker } from '@/scripts/export/offline/build-worker';
import { makeSettings } from '../../../support/pipeline-page';
import { createTestFolder } from '../../../support/test-folder';

const NEEDED = ['_next/static/chunks/a.js', 'student-records/rows/0123/all.csv'];
const OTHERS = ['pictures/gallery/image1-480.avif', 'student-records/rows/0123/rows-0.csv'];
const PAGES = [
  { file: 'index.html', address: '/council/' },
  { file: '404.html', address: '/council/404' },
].map((page) => ({ ...page, aliases: [], isOwn: false }));
const FILES = [...NEEDED, ...OTHERS, ...PAGES.map(({ file }) => file)];

const { at, write } = createTestFolder();
beforeEach(() => {
  for (const file of FILES) write(file, file);
});

const build = () => buildWorker(at(), FILES, PAGES, makeSettings({ basePath: '/council' }));

it('precaches pages and what they need, but no error page, pictures and shards of some rows', async () => {
  const worker = await build();
  for (const file of ['', ...NEEDED]) expect(worker).toContain(`"/council/${file}"`);
  expect(worker).not.toMatch(/404|image1-480|rows-0/);
});

it('changes with the content of a page only', async () => {
  const before = await build();
  expect(await build()).toBe(before);
  write('index.html', '<h1>Home, changed</h1>');
  expect(await build()).not.toBe(before);
});
