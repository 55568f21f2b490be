/** All published files. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { LANGUAGES } from '@/lib/i18n/language';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { getPageFile } from '@/scripts/testing/published-files';
import { getFiles, plainBuild, readText } from '../hosts/builds';

const files = getFiles(plainBuild);
const texts = files
  .filter((file) => !/\.(avif|webp|png|jpg|ico|woff2|br|gz)$/.test(file))
  .map((file) => ({ file, text: readText(plainBuild, file) }));

/** The files that contain a text or match a pattern. */
const findFiles = (part: string | RegExp) =>
  texts
    .filter(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)))
    .map(({ file }) => file);

it('no source map is published, and no path of the machine that built the site', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  // But for the worker of Sveltia CMS, which is published as it is.
  const naming = findFiles(/sourceMappingURL=(?!data:text\/css)/);
  expect(naming.filter((file) => !/static\/editor\/assets\//.test(file))).toEqual([]);
  const project = path.join(__dirname, '../..');
  const folders = [path.dirname(plainBuild.folder), path.join(project, 'node_modules'), homedir()];
  // Every file contains "/", which is the home folder of some users.
  for (const folder of folders.filter((name) => name !== '/'))
    expect(findFiles(`${folder}/`)).toEqual([]);
});

it.each([
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['access key', /\bAKIA[0-9A-Z]{16}\b/],
  ['GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36}/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['web token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./],
  ['e-mail address of the council in plain text (§1)', getContent('en').site.contact.email],
])('no %s is published', (_, secret) => {
  expect(findFiles(secret)).toEqual([]);
});

it('every script of the pages begins with the line that has it compiled while it arrives', () => {
  const scripts = texts.filter(({ file }) => /^_next\/(?!static\/editor\/).*\.js$/.test(file));
  // Those of the four pages with islands, and one for all pages.
  expect(scripts.length).toBeGreaterThan(4 * LANGUAGES.length);
  const others = scripts.filter(({ text }) => !text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(others.map(({ file }) => file)).toEqual([]);
});

it('Every page preloads its text font, and the home pages that of the slogan', () => {
  const pages = LOCALIZED_PATHS.map(getPageFile);
  const findPreloading = (font: string) => {
    const files = findFiles(new RegExp(`<link rel="preload"[^>]*${font}[^>]*as="font"`));
    return pages.filter((file) => files.includes(file));
  };
  expect(findPreloading('anek-latin')).toEqual(pages);
  expect(findPreloading('slogan')).toEqual(['index.html', 'hi.html']);
  expect(findPreloading('noto')).toEqual([]);
});

it('keeps of the pages of staff those that the footer leads to, for visitors without network', () => {
  const worker = readText(plainBuild, 'sw.js');
  expect(['/rules', '/hi/rules', '/tender'].map((page) => worker.includes(`"${page}"`))).toEqual([
    true,
    true,
    false,
  ]);
});

/** Files that no other file names, each with the reason. */
const UNNAMED: [RegExp, string][] = [
  [/^(\.htaccess|\.nojekyll|_headers)$/, 'hosts read them'],
  [/^(robots\.txt|favicon\.ico|404\.html|index\.html)$/, 'they have fixed names'],
  [/^pictures\//, 'islands derive their addresses from those of the images'],
  [
    /^(admin(\/index)?\.html|_next\/static\/editor\/.*)$/,
    'staff type the address of the editor, which derives those of its files',
  ],
  [/^student-records\/rows\//, 'the records screen derives their addresses'],
];

it('every file is named by another file, or for a known reason by none', () => {
  const readers = texts.filter(({ file }) => /\.(html|css|js|xml|txt|webmanifest)$/.test(file));
  const orphans = files.filter((file) => {
    const original = file.replace(/\.(br|gz)$/, '');
    if (original !== file) return !files.includes(original);
    if (UNNAMED.some(([pattern]) => pattern.test(file))) return false;
    if (file.endsWith('/index.html')) {
      const page = path.join(plainBuild.folder, file.replace('/index.html', '.html'));
      return !readFileSync(page).equals(readFileSync(path.join(plainBuild.folder, file)));
    }
    // Scripts name other scripts by their path inside _next.
    const address = file.replace(/^_next\//, '').replace(/\.html$/, '');
    return !readers.some(({ file: other, text }) => other !== file && text.includes(address));
  });
  expect(orphans).toEqual([]);
});
