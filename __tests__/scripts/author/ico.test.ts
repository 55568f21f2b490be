import { createIcoFile } from '@/scripts/author/ico';

it('an icon file contains its pictures and a directory of them', () => {
  const pngs = [Buffer.from('small'), Buffer.from('larger')];
  const file = createIcoFile(pngs.map((png, index) => ({ size: 16 * (index + 1), png })));
  expect(file.readUInt16LE(4)).toBe(2);
  // Each entry of the directory has 16 bytes.
  const found = [6, 22].map((entry) => {
    const [length, offset] = [file.readUInt32LE(entry + 8), file.readUInt32LE(entry + 12)];
    return [file.readUInt8(entry), file.subarray(offset, offset + length)];
  });
  expect(found).toEqual([16, 32].map((size, index) => [size, pngs[index]]));
});
