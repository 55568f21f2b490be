import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWorker } from '@/scripts/export/offline/build-worker';

const settings = {
  siteUrl: 'https://scse.example',
  basePath: '/council',
  assetsHost: '',
  keepsPages: true,
};

const FILES = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Not found</h1>',
  '_next/static/chunks/a.js': 'a()',
  'pictures/gallery/image1-480.avif': 'picture',
  'student-records/rows/0123/all.csv': '0123 all 1\n1',
  'student-records/rows/0123/rows-0.csv': '0123 rows-0 1\n1',
};

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
});

afterAll(() => rm(folder, { recursive: true }));

const page = (file: string, address: string) => ({ file, address, aliases: [], isOwn: false });
const pages = [page('index.html', '/council/'), page('404.html', '/council/404')];

const build = (changes = {}) =>
  buildWorker(folder, Object.keys(FILES), pages, { ...settings, ...changes });

it('keeps the pages and what they need, at their addresses', async () => {
  const worker = await build();
  for (const address of [
    '/council/',
    '/council/_next/static/chunks/a.js',
    '/council/student-records/rows/0123/all.csv',
  ]) {
    expect(worker).toContain(`"${address}"`);
  }
});

it('keeps neither the error screen nor pictures nor blocks, which are cut out of all rows', async () => {
  const worker = await build();
  expect(worker).not.toMatch(/404|image1-480|rows-0/);
});

it('is another one for another revision, and the same for the same', async () => {
  const before = await build();
  expect(await build()).toBe(before);
  await writeFile(path.join(folder, 'index.html'), '<h1>Home, anew</h1>');
  expect(await build()).not.toBe(before);
});

it('takes all away where the pages are to be kept no longer', async () => {
  const worker = await build({ keepsPages: false });
  expect(worker).toContain('unregister');
  expect(worker).not.toContain('/council/');
});
