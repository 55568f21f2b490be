import { buildWorker } from '@/scripts/export/offline/build-worker';
import { makeSettings } from '../../../support/pipeline-page';
import { createTestFolder } from '../../../support/test-folder';

const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  '_next/static/chunks/a.js': 'a()',
  'pictures/gallery/image1-480.avif': 'picture',
  'student-records/rows/0123/all.csv': '0123 all 1\n1',
  'student-records/rows/0123/rows-0.csv': '0123 rows-0 1\n1',
};

const { at, write } = createTestFolder();
beforeEach(() => {
  for (const [file, content] of Object.entries(FILES)) write(file, content);
});

const pages = [
  { file: 'index.html', address: '/council/' },
  { file: '404.html', address: '/council/404' },
].map((page) => ({ ...page, aliases: [], isOwn: false }));

const build = (keepsPages = true) =>
  buildWorker(at(), Object.keys(FILES), pages, makeSettings({ basePath: '/council', keepsPages }));

it('precaches pages and what they need, but no error page, pictures and shards of some rows', async () => {
  const worker = await build();
  for (const file of ['', '_next/static/chunks/a.js', 'student-records/rows/0123/all.csv']) {
    expect(worker).toContain(`"/council/${file}"`);
  }
  expect(worker).not.toMatch(/404|image1-480|rows-0/);
});

it('changes with the content of a page only', async () => {
  const before = await build();
  expect(await build()).toBe(before);
  write('index.html', '<h1>Home, changed</h1>');
  expect(await build()).not.toBe(before);
});

it('removes itself and its caches if pages are not to be saved', async () => {
  const worker = await build(false);
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('/council/');
});
