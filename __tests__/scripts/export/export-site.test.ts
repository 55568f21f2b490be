import { mkdirSync } from 'node:fs';
import { readSettings } from '@/lib/urls/settings.mjs';
import { NextOutputError } from '@/scripts/export/next-format';
import { exportSite } from '@/scripts/export/export-site';
import { createExportedDocument } from '../../support/exported-document';
import { createTestFolder } from '../../support/test-folder';

type Files = Record<string, string>;

const CHUNKS = '_next/static/chunks';

const { at, has, list, read, write } = createTestFolder();
beforeEach(() => mkdirSync(at('public')));

function writeAll(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) write(`${folder}/${name}`, content);
}

/** Makes a site of a small export of Next.js, with other files in it. */
function publish(files: Files = {}, environment: Files = {}): Promise<void> {
  const scripts = ['a', 'b', 'old'].map((name) => [`${CHUNKS}/${name}.js`, `log("${name}")`]);
  const pages = ['index', '404', 'about'].map((name) => [`${name}.html`, createExportedDocument()]);
  const exported = Object.fromEntries([...pages, ...scripts]) as Files;
  writeAll('staged', { ...exported, 'about.txt': '0:"tree"\n', '.DS_Store': '', ...files });
  return exportSite(
    at('staged'),
    readSettings({ OFFLINE: 'remove', ...environment }),
    at('public'),
  );
}

it.each(['VERCEL', 'NETLIFY', 'CF_PAGES'])('Compression is left to the host: %s', async (host) => {
  process.env[host] = '1';
  await publish().finally(() => delete process.env[host]);
  expect([has('staged/about.html'), has('staged/about.html.br')]).toEqual([true, false]);
});

it('§7 The policy of a page permits images of the assets host', async () => {
  await publish({}, { NEXT_PUBLIC_ASSETS_HOST: 'https://img.example/council' });
  expect(read('staged/about.html')).toContain("img-src 'self' https://img.example;");
});

it('Files of public/ are published unchanged, and those of Next.js and of macOS are not', async () => {
  const own = { 'ads.txt': 'example.com, 1, DIRECT\n', 'about/team.html': '<p>Team</p>' };
  writeAll('public', own);
  await publish(own);
  for (const [name, text] of Object.entries(own)) expect(read(`staged/${name}`)).toBe(text);
  const others = ['about.txt', '.DS_Store', `${CHUNKS}/a.js`].map((name) => `staged/${name}`);
  expect(others.filter(has)).toEqual([]);
});

it('The separators of React that stand before a tag are removed, and those between texts stay', async () => {
  const html = createExportedDocument().replace('<body>', '<body>A<!-- -->B<!-- --><i>C</i>');
  await publish({ 'about.html': html });
  expect(read('staged/about.html')).toContain('A<!-- -->B<i>C</i>');
});

it.each([
  ['about', 'a part of it is not in its place', '<h1>', '<template id="B:0"></template>'],
  ['about', 'its style sheet is not inlined', /<style.*<\/style>/, '<link rel="stylesheet"/>'],
  ['about', 'its character set was not found', '<meta charSet="utf-8"/>', ''],
  [
    '_next/static/b',
    'a page needs it, and it is missing',
    '<h1>',
    '<a href="/_next/static/b.html">',
  ],
])('A build ends at an export that is not as expected: %s: %s', async (name, problem, from, to) => {
  const html = createExportedDocument().replace(from, to);
  const error = publish({ 'about.html': html });
  await expect(error).rejects.toThrow(NextOutputError);
  const next = 'Next.js \\d+\\.\\d+\\.\\d+';
  await expect(error).rejects.toThrow(
    RegExp(`^${name}\\.html: ${problem}\\. ${next} is installed, and \\S+ was tried: install`),
  );
});

it('A build ends if a file of public/ has the name of one that it writes', async () => {
  const own = { 'about.html.gz': 'own' };
  writeAll('public', own);
  await expect(publish(own)).rejects.toThrow(/^public\/about\.html\.gz: the site writes a file of/);
});

it('Each page but home and the error page is copied with its compressed forms', async () => {
  await publish();
  expect(list('staged/about')).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(read('staged/about/index.html')).toBe(read('staged/about.html'));
  const others = ['index', '404', 'admin'].map((name) => `staged/${name}/index.html`);
  expect(others.filter(has)).toEqual([]);
});
