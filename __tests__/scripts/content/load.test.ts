/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SettingError } from '@/lib/settings.mjs';
import { content } from '@/__tests__/support/content';
import { describeLoadError, listAssets, loadContent } from '@/scripts/content/load';

it('loads what the data files say', async () => {
  expect(await loadContent('__tests__/fixture')).toEqual(content);
});

describe('a data file that cannot be loaded is told of in one line', () => {
  const failure = (message: string, stack = '') => Object.assign(new Error(message), { stack });

  it.each([
    {
      kind: 'a missing comma',
      error: failure(
        'Transform failed with 1 error:\n/site/data/events.ts:19:11: ERROR: Expected "}" but found ":"',
      ),
      line: 'data/events.ts:19: cannot be read (Expected "}" but found ":")',
    },
    {
      kind: 'a name that does not exist',
      error: failure('sitee is not defined', 'ReferenceError\n    at /site/data/news.ts:12:19'),
      line: 'data/news.ts:12: cannot be read (sitee is not defined)',
    },
    {
      kind: 'a list that is no longer exported',
      error: failure("The requested module '@/data/news' does not provide an export named 'news'"),
      line: "data: cannot be read (The requested module '@/data/news' does not provide an export named 'news')",
    },
    {
      kind: 'a setting that is malformed',
      error: new SettingError('BASE_PATH', 'x', 'a path'),
      line: 'BASE_PATH: "x" is not a path',
    },
    { kind: 'anything else', error: 'no', line: 'data: cannot be read (no)' },
  ])('$kind', ({ error, line }) => {
    expect(describeLoadError(error)).toBe(line);
  });
});

it('lists the files below a folder, without those of the system', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'gallery'));
  await writeFile(path.join(folder, 'gallery/image1.jpg'), '');
  await writeFile(path.join(folder, '.DS_Store'), '');
  expect([...listAssets(folder)]).toEqual(['gallery/image1.jpg']);
  await rm(folder, { recursive: true });
});
