import { createIcoFile } from '@/scripts/author/ico';

/** The pictures of an icon file, by its directory. */
function readPictures(file: Buffer): Buffer[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16;
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return file.subarray(offset, offset + length);
  });
}

it('an icon file contains its pictures and a directory of them', () => {
  const pngs = ['small', 'larger'].map((text) => Buffer.from(text));
  const file = createIcoFile(pngs.map((png, index) => ({ size: 16 * (index + 1), png })));
  expect(readPictures(file)).toEqual(pngs);
  expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 32]);
});
