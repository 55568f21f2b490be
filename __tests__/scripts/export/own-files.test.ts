import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listOwnFiles, refuseNames } from '@/scripts/export/own-files';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'own-files-'));
  folder = path.join(root, 'public');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('lists files in all folders, without those of systems', () => {
  for (const name of ['robots.txt', 'assets/a.jpg', 'assets/.DS_Store']) {
    writeFileSync(path.join(folder, name), '');
  }
  expect(listOwnFiles(folder)).toEqual(['assets/a.jpg', 'robots.txt']);
});

it('follows links to files and to folders', () => {
  mkdirSync(path.join(root, 'shared'));
  writeFileSync(path.join(root, 'shared/ads.txt'), '');
  symlinkSync('../shared/ads.txt', path.join(folder, 'ads.txt'));
  symlinkSync('../shared', path.join(folder, 'shared'));
  expect(listOwnFiles(folder)).toEqual(['ads.txt', 'shared/ads.txt']);
});

it.each([
  ['nowhere', '../gone.txt', 'public/link: is a link that leads nowhere; take it away'],
  ['back', '..', 'public/assets/link: is a link that leads back to a folder that it is in'],
  ['to its own folder', '.', 'public/assets/link: is a link that leads back to a folder'],
])('names a link that leads %s', (_name, target, message) => {
  const below = message.includes('assets') ? 'assets/link' : 'link';
  symlinkSync(target, path.join(folder, below));
  expect(() => listOwnFiles(folder)).toThrow(message);
});

it('names a link that leads back by way of another', () => {
  for (const [from, to] of [
    ['a', 'b'],
    ['b', 'a'],
  ] as const) {
    mkdirSync(path.join(folder, from));
    symlinkSync(`../${to}`, path.join(folder, from, to));
  }
  expect(() => listOwnFiles(folder)).toThrow('public/a/b/a: is a link that leads back');
});

it.each(['a#b.pdf', 'a?.txt', '100%.txt', '{x}.html', 'a\\b.txt', 'a*.txt', 'x/a\u0085/b'])(
  'refuses the name %j',
  (name) => {
    expect(() => refuseNames(['ads.txt', name])).toThrow(/^public\/.+: its name holds a control/);
  },
);

it('shows a control character in its place, and each name on a line of its own', () => {
  expect(() => refuseNames(['a\tb.txt', 'c#.txt'])).toThrow(
    /^public\/a\\tb\.txt: .+\npublic\/c#\.txt: .+$/,
  );
});

it.each(['_next/a.js', '_Next/a.js'])('refuses %s, which is in a folder of Next', (name) => {
  expect(() => refuseNames([name])).toThrow(`public/${name}: the folder is one of Next.js`);
});

it.each(['old site (2019) $5/index.html', 'खेल "2025".pdf', '.well-known/security.txt', 'a~b,c;d'])(
  'takes the name %j',
  (name) => expect(() => refuseNames([name])).not.toThrow(),
);

it('names each file that some hosts would hide, or that file systems cannot take', () => {
  const long = `${'न'.repeat(67)}.pdf`;
  const hidden =
    'some hosts publish what begins with a dot, and others hide it; give it another name, or take it away';
  expect(() => refuseNames(['.env', '.htaccess', 'a/.git/config', long])).toThrow(
    [
      `public/.env: ${hidden}`,
      `public/.htaccess: ${hidden}`,
      `public/a/.git/config: ${hidden}`,
      `public/${long}: has a name of 205 bytes; 200 is the most`,
    ].join('\n'),
  );
});

it('lists nothing where there is no folder', () => {
  expect(listOwnFiles(path.join(folder, 'none'))).toEqual([]);
});
