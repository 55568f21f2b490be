import * as fs from 'node:fs';
import { linkFolder, listProjectFiles } from '@/scripts/testing/project-copy';
import { createTestFolder } from '../../support/test-folder';

jest.mock('node:fs', () => {
  const actual = jest.requireActual<typeof fs>('node:fs');
  return { ...actual, linkSync: jest.fn(actual.linkSync) };
});

const { at, read, write } = createTestFolder();

it('lists the files of the project without git and what .gitignore excludes', () => {
  const excluded = ['.git/config', 'node_modules/a/index.js', 'a.tsbuildinfo', 'out/index.html'];
  const own = ['app/out/page.tsx', 'app/page.tsx', 'data/दस्तावेज़.ts'];
  for (const name of [...excluded, ...own]) write(name);
  write('.gitignore', 'node_modules/\n.cache/\n/out/\n*.tsbuildinfo\n');
  fs.symlinkSync(at('out'), at('.cache'));
  expect(listProjectFiles(at())).toEqual(['.gitignore', ...own]);
});

describe('linkFolder', () => {
  beforeEach(() => write('from/b/c.js', 'c()'));

  const getInode = (name: string) => fs.statSync(at(name)).ino;

  it('links each file', () => {
    linkFolder(at('from'), at('to'));
    expect(getInode('to/b/c.js')).toBe(getInode('from/b/c.js'));
  });

  it('copies to another disk', () => {
    jest.mocked(fs.linkSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('cross-device link not permitted'), { code: 'EXDEV' });
    });
    linkFolder(at('from'), at('to'));
    expect(getInode('to/b/c.js')).not.toBe(getInode('from/b/c.js'));
    expect(read('to/b/c.js')).toBe('c()');
  });
});
