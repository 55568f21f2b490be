/** What the content keeps back is in no published file, whatever the file is. A browser saves none but those, by their hashes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DELETED_NAME, WITHHELD_TEXTS } from '@/testing/variants';
import { councilBuild, getFiles, plainBuild, type Build } from '../support/builds';

const DECOMPRESS: Record<string, (bytes: Buffer) => Buffer> = {
  '.br': brotliDecompressSync,
  '.gz': (bytes) => (bytes.readUInt16BE(0) === 0x1f8b ? gunzipSync(bytes) : bytes),
};

/** The files of a build, their names included, that hold one of some texts, in any case and also in UTF-16. */
const findFiles = (build: Build, texts: readonly string[]) =>
  getFiles(build).filter((file) => {
    const bytes = readFileSync(path.join(build.folder, file));
    const content = DECOMPRESS[path.extname(file)]?.(bytes) ?? bytes;
    const text = `${file} ${content.toString('latin1').replaceAll('\0', '')}`.toLowerCase();
    return texts.some((one) => text.includes(one.toLowerCase()));
  });

it('A field that is not published is in no file of either language, compressed or not, and no row is without consent: refused, blank or not understood', () => {
  const published = findFiles(councilBuild, [DELETED_NAME]);
  for (const file of [
    'student-records.csv.br',
    'hi/student-records.html',
    'student-records.html.gz',
  ])
    expect(published).toContain(file);
  expect(findFiles(councilBuild, WITHHELD_TEXTS)).toEqual([]);
});

it('A row that an earlier build has published is in no file of a later one, nor in the editor', () => {
  expect(getFiles(plainBuild)).toContain('admin.html');
  expect(findFiles(plainBuild, [DELETED_NAME, ...WITHHELD_TEXTS])).toEqual([]);
});
