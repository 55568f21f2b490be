import { rmSync } from 'node:fs';
import { saveNew } from '@/scripts/author/save-new';
import { createTestFolder } from '../../support/test-folder';

const { at, list, read, write } = createTestFolder();

it('writes files and their folders, over existing ones only by force', () => {
  jest.spyOn(console, 'log').mockImplementation();
  const files = { 'icon.svg': Buffer.from('made'), 'icons/icon.png': Buffer.from('made') };
  write('icon.svg', 'the council’s own');
  expect(() => saveNew(files, false, at())).toThrow(
    'icon.svg: is there already\nNothing was written; add -- --force to replace them.',
  );
  expect([list(), read('icon.svg')]).toEqual([['icon.svg'], 'the council’s own']);
  saveNew(files, true, at());
  expect([read('icon.svg'), read('icons/icon.png')]).toEqual(['made', 'made']);
  for (const name of list()) rmSync(at(name), { recursive: true });
  saveNew(files, false, at());
  expect(list()).toEqual(['icon.svg', 'icons']);
});
