/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { putInPlace, recoverOutput } from '@/scripts/build/output';

let root: string;
let folders: { output: string; previous: string; notes: string };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'output-'));
  folders = {
    output: path.join(root, 'out'),
    previous: path.join(root, '.previous'),
    notes: path.join(root, 'diagnostics'),
  };
});
afterEach(() => rmSync(root, { recursive: true }));

function makeSite(folder: string, text: string): string {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), text);
  return folder;
}

const published = () => readFileSync(path.join(folders.output, 'index.html'), 'utf8');

it.each([['the first site'], ['a site']])(
  '%s is put in place, and nothing else is left',
  (which) => {
    if (which === 'a site') makeSite(folders.output, 'old');
    putInPlace(makeSite(path.join(root, '.staged'), 'new'), folders);
    expect(published()).toBe('new');
    expect(readdirSync(root)).toEqual(['out']);
  },
);

it('everybody may read the site, however the builder’s own files are closed to others', () => {
  const before = process.umask(0o077);
  const staged = makeSite(path.join(root, '.staged'), 'new');
  makeSite(path.join(staged, 'about'), 'about');
  putInPlace(staged, folders);
  process.umask(before);
  const modes = ['', 'index.html', 'about', 'about/index.html'].map((name) =>
    (statSync(path.join(folders.output, name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['755', '644', '755', '644']);
});

it('the site before comes back where a build was killed between taking it away and putting its own there', () => {
  makeSite(folders.previous, 'old');
  recoverOutput(folders);
  expect(published()).toBe('old');
});

it('nothing comes back where a site stands', () => {
  makeSite(folders.previous, 'old');
  makeSite(folders.output, 'new');
  recoverOutput(folders);
  expect(published()).toBe('new');
});

it('what Next noted of a build that was killed is dropped', () => {
  mkdirSync(folders.notes);
  writeFileSync(path.join(folders.notes, 'build-diagnostics.json'), '');
  recoverOutput(folders);
  expect(readdirSync(root)).toEqual([]);
});
