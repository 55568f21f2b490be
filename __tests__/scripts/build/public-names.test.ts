/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { refuseNames } from '@/scripts/build/public-names';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'public-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(...names: string[]): void {
  for (const name of names) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
}

it('plain names, those that are well known, and what systems leave are no fault', () => {
  put('ads.txt', '.well-known/security.txt', 'old site/दस्तावेज़.pdf', '.DS_Store', 'a/Thumbs.db');
  expect(() => refuseNames(folder)).not.toThrow();
});

it('a folder that is not there is no fault', () => {
  expect(() => refuseNames(path.join(folder, 'none'))).not.toThrow();
});

it('each name that hosts or file systems do not take has its line', () => {
  const long = `${'न'.repeat(67)}.pdf`;
  put('.env', 'a/.git/config', '.htaccess', long);
  const hidden =
    'some hosts publish what begins with a dot, and others hide it; give it another name, or take it away';
  expect(() => refuseNames(folder)).toThrow(
    [
      `public/.env: ${hidden}`,
      `public/.htaccess: ${hidden}`,
      `public/a/.git: ${hidden}`,
      `public/${long}: has a name of 205 bytes; 200 is the most`,
    ].join('\n'),
  );
});
