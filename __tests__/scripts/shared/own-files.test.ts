import { symlinkSync } from 'node:fs';
import { listMaintainerFiles, refuseInvalidNames } from '@/scripts/shared/own-files';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();
const list = () => listMaintainerFiles(at('public'));

it('lists the files of all folders, without system files', () => {
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

const SPECIAL = 'its name holds a control character or one of';
const HIDDEN =
  'some hosts publish what begins with a dot, and others hide it; give it another name, or take it away';
const LONG = `${'न'.repeat(67)}.pdf`;

it.each([
  [['a#b.pdf', 'a?.txt', '100%.txt', '{x}.html', 'a*.txt', 'x/a\u0085/b', 'a\tb', 'a\\b'], SPECIAL],
  [['_next/a.js', '_Next/a.js'], 'the folder is one of Next.js'],
  [['.env', '.htaccess', 'a/.git/config'], HIDDEN],
  [[LONG], 'has a name of 205 bytes; 200 is the most'],
])('the names %j are refused, in a line each', (names, problem) => {
  const refuse = () => refuseInvalidNames(['ads.txt', ...names]);
  for (const name of names)
    expect(refuse).toThrow(`public/${JSON.stringify(name).slice(1, -1)}: ${problem}`);
  expect(refuse).not.toThrow('ads.txt');
});

it('other names are accepted', () => {
  const names = ['old site (2019) $5/index.html', 'खेल "2025".pdf', '.well-known/security.txt'];
  expect(() => refuseInvalidNames([...names, 'a~b,c;d'])).not.toThrow();
});
