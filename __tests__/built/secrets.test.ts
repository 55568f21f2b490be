import { homedir } from 'node:os';
import path from 'node:path';
import { getContent } from '@/lib/content/content';
import { getFiles, plainBuild, readText } from '../hosts/builds';

const { site } = getContent('en');

const files = getFiles(plainBuild);
const texts = files
  .filter((file) => !/\.(avif|webp|png|jpg|ico|woff2|br|gz)$/.test(file))
  .map((file) => ({ file, text: readText(plainBuild, file) }));

const filesWith = (part: string | RegExp) =>
  texts.filter(({ text }) => text.search(part instanceof RegExp ? part : escape(part)) >= 0);

const escape = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

it('no source map is published', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(filesWith(/sourceMappingURL=(?!data:text\/css)/)).toEqual([]);
});

it('no path of the machine that built the site is published', () => {
  const project = path.join(__dirname, '../..');
  const folders = [path.dirname(plainBuild.folder), path.join(project, 'node_modules'), homedir()];
  // Of who has no home but /, nothing can be told.
  for (const folder of folders.filter((name) => name !== '/')) {
    expect(filesWith(`${folder}/`).map(({ file }) => file)).toEqual([]);
  }
});

it.each([
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['access key', /\bAKIA[0-9A-Z]{16}\b/],
  ['GitHub token', /\bgh[pousr]_[A-Za-z0-9]{36}/],
  ['npm token', /\bnpm_[A-Za-z0-9]{36}\b/],
  ['web token', /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\./],
])('no %s is published', (_name, pattern) => {
  expect(filesWith(pattern).map(({ file }) => file)).toEqual([]);
});

it('§1 the e-mail address of the council is nowhere as collectors read it', () => {
  expect(filesWith(site.contact.email).map(({ file }) => file)).toEqual([]);
});
