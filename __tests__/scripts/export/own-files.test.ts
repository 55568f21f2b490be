import { mkdirSync, symlinkSync } from 'node:fs';
import { listOwnFiles, refuseNames } from '@/scripts/export/own-files';
import { createTestFolder } from '../../support/test-folder';

const { at, write } = createTestFolder();
const list = () => listOwnFiles(at('public'));

it('lists the files of all folders, without system files', () => {
  for (const name of ['robots.txt', 'assets/a.jpg', 'assets/.DS_Store']) write(`public/${name}`);
  expect(list()).toEqual(['assets/a.jpg', 'robots.txt']);
});

it('lists nothing if there is no folder', () => {
  expect(list()).toEqual([]);
});

describe('links', () => {
  beforeEach(() => mkdirSync(at('public/assets'), { recursive: true }));

  it('are followed to files and to folders', () => {
    write('shared/ads.txt');
    symlinkSync('../shared/ads.txt', at('public/ads.txt'));
    symlinkSync('../shared', at('public/shared'));
    expect(list()).toEqual(['ads.txt', 'shared/ads.txt']);
  });

  it.each([
    ['nowhere', '../gone.txt', 'link', 'nowhere; take it away'],
    ['back', '..', 'assets/link', 'back to a folder that it is in'],
    ['to their own folder', '.', 'assets/link', 'back to a folder that it is in'],
  ])('are refused if they lead %s', (_, target, name, end) => {
    symlinkSync(target, at(`public/${name}`));
    expect(list).toThrow(`public/${name}: is a link that leads ${end}`);
  });

  it('are refused if they lead back through another link', () => {
    mkdirSync(at('public/a'));
    mkdirSync(at('public/b'));
    symlinkSync('../b', at('public/a/b'));
    symlinkSync('../a', at('public/b/a'));
    expect(list).toThrow('public/a/b/a: is a link that leads back');
  });
});

describe('names', () => {
  const hidden =
    'some hosts publish what begins with a dot, and others hide it; give it another name, or take it away';
  const special = 'its name holds a control character or one of';
  const long = `${'न'.repeat(67)}.pdf`;

  it.each([
    ...['a#b.pdf', 'a?.txt', '100%.txt', '{x}.html', 'a*.txt'].map((name) => [name, name, special]),
    ['a\\b.txt', 'a\\\\b.txt', special],
    ['a\tb.txt', 'a\\tb.txt', special],
    ['x/a\u0085/b', 'x/a\u0085/b', special],
    ['_next/a.js', '_next/a.js', 'the folder is one of Next.js'],
    ['_Next/a.js', '_Next/a.js', 'the folder is one of Next.js'],
    ...['.env', '.htaccess', 'a/.git/config'].map((name) => [name, name, hidden]),
    [long, long, 'has a name of 205 bytes; 200 is the most'],
  ])('%j is refused', (name = '', shown, problem) => {
    expect(() => refuseNames(['ads.txt', name])).toThrow(`public/${shown}: ${problem}`);
  });

  it('are refused in a line each', () => {
    expect(() => refuseNames(['a#.txt', 'b#.txt'])).toThrow(
      /^public\/a#\.txt: .+\npublic\/b#\.txt: .+$/,
    );
  });

  it.each([
    'old site (2019) $5/index.html',
    'खेल "2025".pdf',
    '.well-known/security.txt',
    'a~b,c;d',
  ])('%j is accepted', (name) => expect(() => refuseNames([name])).not.toThrow());
});
