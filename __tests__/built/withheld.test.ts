/** What the content keeps back is in no published file. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CONSENT, WITHHELD } from '@/testing/variants';
import { councilBuild, getFiles } from '../support/builds';

const DECOMPRESS: Record<string, (bytes: Buffer) => Buffer> = {
  '.br': brotliDecompressSync,
  '.gz': gunzipSync,
};

it('A field that is not published is in no file, compressed or not, and neither is a row without consent', () => {
  const files = getFiles(councilBuild).filter((file) => !file.endsWith('.tar.gz'));
  const findFiles = (text: string) =>
    files.filter((file) => {
      const bytes = readFileSync(path.join(councilBuild.folder, file));
      const decompress = DECOMPRESS[path.extname(file)];
      const content = decompress ? decompress(bytes) : bytes;
      return content.toString('latin1').toLowerCase().includes(text.toLowerCase());
    });
  expect(findFiles('Certificate No.')).toContain('student-records.csv.br');
  expect([...findFiles(WITHHELD), ...findFiles(CONSENT)]).toEqual([]);
});
