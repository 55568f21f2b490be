/** All published files. */
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { getPageFile } from '@/testing/published-files';
import { getFiles, plainBuild, readText } from '../support/builds';

const files = getFiles(plainBuild);
const texts = files
  .filter((file) => !/\.(avif|webp|png|jpg|ico|woff2|br|gz)$/.test(file))
  .map((file) => ({ file, text: readText(plainBuild, file) }));

/** The files that contain a text or match a pattern. */
const findFiles = (part: string | RegExp) =>
  texts
    .filter(({ text }) => (typeof part === 'string' ? text.includes(part) : part.test(text)))
    .map(({ file }) => file);

it('No source map is published, and no path of the machine that built the site', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  // But for the worker of Sveltia CMS, which is published as it is.
  const naming = findFiles(/sourceMappingURL=(?!data:text\/css)/);
  expect(naming.filter((file) => !/static\/editor\/assets\//.test(file))).toEqual([]);
  const folders = [path.resolve('.variants'), path.resolve('node_modules'), homedir()];
  // Every file contains "/", which is the home folder of some users.
  for (const folder of folders.filter((name) => name !== '/'))
    expect(findFiles(`${folder}/`)).toEqual([]);
});

it('No published photo tells where it was taken, also none that the site does not show', () => {
  const photos = files.filter((file) => /\.(jpg|png|webp|avif)$/i.test(file));
  expect(photos).toContain('handbook/camp.JPG');
  const telling = photos.filter((file) =>
    readFileSync(path.join(plainBuild.folder, file)).includes('Exif'),
  );
  expect(telling).toEqual([]);
});

it('§1 The e-mail address of the council is in no file in plain text', () => {
  expect(findFiles(getContent('en').site.contact.email)).toEqual([]);
});

it('The page of the editor tells how to get a token for its repository, and asks not to be listed', () => {
  const page = readText(plainBuild, 'admin.html');
  expect(page).toMatch(/this page save to\s+<b>council\/site<\/b>/);
  expect(page).toContain('<meta name="robots" content="noindex"');
  expect(page).not.toMatch(/\{\w+\}/);
});

it('Every script of the pages begins with the line that has it compiled while it arrives', () => {
  const scripts = texts.filter(({ file }) => /^_next\/(?!static\/editor\/).*\.js$/.test(file));
  const hinted = scripts.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad\n'));
  expect(scripts).not.toEqual([]);
  expect(hinted.map(({ file }) => file)).toEqual(scripts.map(({ file }) => file));
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

it('The service worker saves the pages of staff to which the footer links, and no others', () => {
  const worker = readText(plainBuild, 'sw.js');
  const saved = ['/rules', '/hi/rules', '/tender'].filter((page) => worker.includes(`"${page}"`));
  expect(saved).toEqual(['/rules', '/hi/rules']);
});
