import { rmSync } from 'node:fs';
import { saveNew } from '@/scripts/author/save-new';
import { createTestFolder } from '../../support/test-folder';

const { at, has, read, write } = createTestFolder();
const FILES = { 'icon.svg': Buffer.from('made'), 'icons/icon.png': Buffer.from('made') };

beforeEach(() => {
  write('icon.svg', 'the council’s own');
  jest.spyOn(console, 'log').mockImplementation();
});

it('names an existing file, and writes nothing', () => {
  expect(() => saveNew(FILES, false, at())).toThrow(
    'icon.svg: is there already\nNothing was written; add -- --force to replace them.',
  );
  expect(read('icon.svg')).toBe('the council’s own');
  expect(has('icons/icon.png')).toBe(false);
});

it.each([
  ['all by force', true],
  ['without force if none exists', false],
])('writes %s, and the folders around them', (_, isForced) => {
  if (!isForced) rmSync(at('icon.svg'));
  saveNew(FILES, isForced, at());
  expect([read('icon.svg'), read('icons/icon.png')]).toEqual(['made', 'made']);
});
