import { mkdirSync, statSync } from 'node:fs';
import { replaceOutput, recoverOutput } from '@/scripts/export/output';
import { createTestFolder } from '../../support/test-folder';

const { at, has, list, read, write } = createTestFolder();

const writeSite = (name: string, text: string) => write(`${name}/index.html`, text);
const readSite = (name: string) => read(`${name}/index.html`);

function publish(): void {
  writeSite('.staged', 'new');
  replaceOutput(at('.staged'), at('out'));
}

it('A finished site replaces nothing or an old site, and leaves nothing else', () => {
  publish();
  writeSite('out', 'old');
  publish();
  expect([readSite('out'), list()]).toEqual(['new', ['out']]);
});

it('A finished site is readable for everybody, whatever the umask of the builder', () => {
  const before = process.umask(0o077);
  writeSite('.staged/about', 'about');
  publish();
  process.umask(before);
  const modes = ['', 'index.html', 'about', 'about/index.html'].map((name) =>
    (statSync(at(`out/${name}`)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['755', '644', '755', '644']);
});

it('The next build repairs what a killed build left behind', () => {
  writeSite('out.previous', 'old');
  mkdirSync(at('notes'));
  recoverOutput(at('out'), at('notes'));
  expect([readSite('out'), has('notes')]).toEqual(['old', false]);
  // A new site that is in place stays.
  writeSite('out.previous', 'older');
  recoverOutput(at('out'), at('notes'));
  expect(readSite('out')).toBe('old');
});
