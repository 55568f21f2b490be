import { symlinkSync } from 'node:fs';
import { formatIssue } from '@/lib/content/issue';
import { findConflicts, listMaintainerFiles } from '@/scripts/shared/own-files';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();
const list = () => listMaintainerFiles(at('public'));

it('The files of all folders are listed, without system files', () => {
  expect(list()).toEqual([]);
  for (const name of ['robots.txt', 'assets/a.jpg', 'assets/.DS_Store']) write(`public/${name}`);
  expect(list()).toEqual(['assets/a.jpg', 'robots.txt']);
});

it.each(['ads.txt', 'assets'])('a link is refused, to a file or a folder', (target) => {
  write('public/ads.txt');
  write('public/assets/a.jpg');
  symlinkSync(target, at('public/link'));
  expect(list).toThrow('public/link: is a link; put in its place what it leads to');
});

const SITE = ['_next', 'about.html', 'about/index.html', 'sw.js'];

it.each([
  'about.html',
  'About/Index.html',
  'SW.js',
  'about.html.gz',
  'about/index.html.br',
  'about',
  'notes.txt.gz',
  'about.html/notes.txt',
  'sw.js.br/notes.txt',
  '_next/a.js',
])('%s is refused, because it would overwrite a file of the site', (name) => {
  expect(findConflicts(['notes.txt', name], SITE).map(formatIssue)).toEqual([
    `public/${name}: the site writes a file of this name itself; give it another name`,
  ]);
});

it('Files with other names are published', () => {
  const names = [
    '_headers',
    '.htaccess',
    'about/team.html',
    'forms.tar',
    'forms.tar.gz',
    '100%.txt',
  ];
  expect(findConflicts(names, SITE)).toEqual([]);
});
