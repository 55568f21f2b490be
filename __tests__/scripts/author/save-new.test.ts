import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveNew } from '@/scripts/author/save-new';

let project: string;
const at = (file: string) => path.join(project, file);

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'author-'));
  writeFileSync(at('icon.svg'), 'the council’s own');
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => rmSync(project, { recursive: true }));

const files = { 'icon.svg': Buffer.from('made'), 'icons/icon.png': Buffer.from('made') };

it('a file that is there is named, and nothing is written', () => {
  expect(() => saveNew(files, false, project)).toThrow(
    'icon.svg: is there already\nNothing was written; add -- --force to replace them.',
  );
  expect(readFileSync(at('icon.svg'), 'utf8')).toBe('the council’s own');
  expect(() => readFileSync(at('icons/icon.png'))).toThrow('ENOENT');
});

it('all are written by force, in folders that are made for them', () => {
  saveNew(files, true, project);
  expect(readFileSync(at('icon.svg'), 'utf8')).toBe('made');
  expect(readFileSync(at('icons/icon.png'), 'utf8')).toBe('made');
});

it('no force is needed where nothing is in the way', () => {
  rmSync(at('icon.svg'));
  saveNew(files, false, project);
  expect(readFileSync(at('icon.svg'), 'utf8')).toBe('made');
});
