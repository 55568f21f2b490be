import * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkFolder, listProjectFiles } from '@/scripts/testing/project-copy';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return { ...actual, linkSync: jest.fn(actual.linkSync) };
});

let place: string;

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'a place with spaces and ü-'));
});
afterEach(() => rmSync(place, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    const file = path.join(place, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name);
  }
}

it('the files of the project are told without git, and without what .gitignore leaves out', () => {
  write(
    '.git/config',
    'node_modules/a/index.js',
    'app/page.tsx',
    'app/out/page.tsx',
    'a.tsbuildinfo',
  );
  writeFileSync(path.join(place, '.gitignore'), 'node_modules/\n.cache/\n/out/\n*.tsbuildinfo\n');
  write('out/index.html', 'data/दस्तावेज़.ts');
  fs.symlinkSync(path.join(place, 'out'), path.join(place, '.cache'));
  expect(listProjectFiles(place)).toEqual([
    '.gitignore',
    'app/out/page.tsx',
    'app/page.tsx',
    'data/दस्तावेज़.ts',
  ]);
});

/** Whether two folders have one and the same file. */
const isShared = (file: string) => {
  const [one, other] = ['from', 'to'].map((folder) => statSync(path.join(place, folder, file)));
  return one?.ino === other?.ino;
};

it('a folder is linked, file by file', () => {
  write('from/b/c.js');
  linkFolder(path.join(place, 'from'), path.join(place, 'to'));
  expect(isShared('b/c.js')).toBe(true);
});

it('a folder on another disk is copied', () => {
  write('from/b/c.js');
  jest.mocked(fs.linkSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' });
  });
  linkFolder(path.join(place, 'from'), path.join(place, 'to'));
  expect(isShared('b/c.js')).toBe(false);
  expect(readFileSync(path.join(place, 'to/b/c.js'), 'utf8')).toBe('from/b/c.js');
});
