import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { galleryFileName, GALLERY_SIZE } from '@/lib/gallery';
import { RECORDS_FILE } from '@/lib/records-file';
import { withPicture } from '../gallery/sources';
import { buildSite } from './builds';

const PROJECT = path.join(import.meta.dirname, '../..');
const PICTURE_CACHE = '.cache/pictures';
const RULES = 'lib/gallery.ts';
const DATA = 'data/gallery.ts';

/**
 * Copies the project into a temporary folder, so that its content can be changed there; its packages are linked, which
 * webpack follows and Turbopack refuses.
 *
 * @returns the folder, to be removed after use
 */
export function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-growth-'));
  const names = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  // Files that were deleted and not yet committed are listed too.
  for (const name of names.split('\0').filter((file) => existsSync(path.join(PROJECT, file)))) {
    if (name !== '') cpSync(path.join(PROJECT, name), path.join(copy, name));
  }
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'));
  const cache = path.join(PROJECT, PICTURE_CACHE);
  if (existsSync(cache)) cpSync(cache, path.join(copy, PICTURE_CACHE), { recursive: true });
  return copy;
}

/** Gives a copy of the project a records file. */
export const setRecords = (copy: string, csv: string) =>
  writeFileSync(path.join(copy, RECORDS_FILE), csv);

/**
 * Makes the gallery of a copy of the project larger, with copies of its pictures.
 *
 * @param size number of pictures, not below that of the project
 */
export function growGallery(copy: string, size: number): void {
  const read = (file: string) => readFileSync(path.join(PROJECT, file), 'utf8');
  const assets = path.join(copy, 'public/assets');
  let sources = { rules: read(RULES), data: read(DATA) };
  for (let number = GALLERY_SIZE + 1; number <= size; number += 1) {
    const original = path.join(assets, galleryFileName(((number - 1) % GALLERY_SIZE) + 1));
    // What stands after the end of an image is not looked at, but makes it another file for the cache of pictures.
    const image = Buffer.concat([readFileSync(original), Buffer.from(String(number))]);
    writeFileSync(path.join(assets, galleryFileName(number)), image);
    sources = withPicture(sources, `Copy number ${number}`);
  }
  writeFileSync(path.join(copy, RULES), sources.rules);
  writeFileSync(path.join(copy, DATA), sources.data);
}

/** Takes away the pictures that were derived before. */
export function forgetPictures(copy: string): void {
  rmSync(path.join(copy, PICTURE_CACHE), { recursive: true, force: true });
  mkdirSync(path.join(copy, PICTURE_CACHE), { recursive: true });
}

/**
 * Builds a copy of the project, with nothing left of an earlier build.
 *
 * @returns the built folder, and how many seconds it took
 */
export function buildCopy(copy: string, output: string): { folder: string; seconds: number } {
  rmSync(path.join(copy, '.next'), { recursive: true, force: true });
  const start = performance.now();
  const folder = buildSite(output, copy);
  return { folder, seconds: (performance.now() - start) / 1000 };
}
