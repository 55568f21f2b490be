/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { isCutOff } from '@/editor/photos/cut-photos';

const checkFile = (file: Buffer) => isCutOff(new Uint8Array(file).buffer);

const createPhoto = () => {
  const noise = { type: 'gaussian', mean: 120, sigma: 60 } as const;
  return sharp({ create: { width: 90, height: 60, channels: 3, background: '#000', noise } });
};

/** A preview within a segment of its own, as cameras write it. */
async function createWithPreview(): Promise<Buffer> {
  const [photo, preview] = [
    await createPhoto().jpeg().toBuffer(),
    await createPhoto().jpeg().toBuffer(),
  ];
  const head = Buffer.from([0xff, 0xe2, (preview.length + 2) >> 8, (preview.length + 2) & 0xff]);
  return Buffer.concat([photo.subarray(0, 2), head, preview, photo.subarray(2)]);
}

const PHOTOS: readonly [string, () => Promise<Buffer>][] = [
  ['a JPEG', () => createPhoto().jpeg().toBuffer()],
  ['a progressive JPEG', () => createPhoto().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with a preview', createWithPreview],
  ['a PNG', () => createPhoto().png().toBuffer()],
  ['a WebP', () => createPhoto().webp().toBuffer()],
  ['an AVIF', () => createPhoto().avif().toBuffer()],
  ['the HEIC of an iPhone', async () => readFileSync('e2e/support/photo.heic')],
];

it.each(PHOTOS)('%s is cut off wherever its end is missing', async (_, create) => {
  const photo = await create();
  expect(checkFile(photo)).toBe(false);
  for (const part of [0.1, 0.5, 0.9, 0.99])
    expect(checkFile(photo.subarray(0, photo.length * part))).toBe(true);
});

it('What phones write behind a JPEG, such as a film, belongs to no photo', async () => {
  const film = Buffer.from([0, 0xff, 0xda, 0, 8, 1, 2]);
  expect(checkFile(Buffer.concat([await createPhoto().jpeg().toBuffer(), film]))).toBe(false);
});

it('No picture of the site is cut off, and no file of another kind', () => {
  const folder = 'public/assets';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pictures = files.filter((file) => /\.(jpg|webp|png)$/.test(file));
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter((file) => checkFile(readFileSync(path.join(folder, file))))).toEqual([]);
  expect(checkFile(readFileSync('package.json'))).toBe(false);
});
