import * as processes from 'node:child_process';
import * as fs from 'node:fs';
import { linkFolder, listProjectFiles } from '@/scripts/testing/project-copy';
import { createTestFolder } from '../../support/test-folder';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof processes>('node:child_process');
  return { ...actual, spawnSync: jest.fn(actual.spawnSync) };
});

const { at, read, write } = createTestFolder();

it('The files of the project are listed without git and what .gitignore excludes', () => {
  const excluded = ['.git/config', 'node_modules/a/index.js', 'a.tsbuildinfo', 'out/index.html'];
  const own = ['app/out/page.tsx', 'app/page.tsx', 'data/दस्तावेज़.ts'];
  for (const name of [...excluded, ...own]) write(name);
  write('.gitignore', 'node_modules/\n.cache/\n/out/\n*.tsbuildinfo\n');
  fs.symlinkSync(at('out'), at('.cache'));
  expect(listProjectFiles(at())).toEqual(['.gitignore', ...own]);
});

it('The files of a folder are linked, and copied where that is impossible', () => {
  const isSame = (one: string, other: string) =>
    fs.statSync(at(one)).ino === fs.statSync(at(other)).ino;
  write('from/b/c.js', 'c()');
  linkFolder(at('from'), at('linked'));
  expect(isSame('linked/b/c.js', 'from/b/c.js')).toBe(true);
  jest
    .mocked(processes.spawnSync)
    .mockReturnValue({ status: 1 } as ReturnType<typeof processes.spawnSync>);
  linkFolder(at('from'), at('copied'));
  expect(isSame('copied/b/c.js', 'from/b/c.js')).toBe(false);
  expect(read('copied/b/c.js')).toBe('c()');
});
