import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { cleanImages, convertToPublishableImage } from '@/scripts/export/originals';
import {
  createImage,
  createTransparentImage,
  readImageFacts,
  readColour,
} from '../../support/images';
import { createTestFolder } from '../../support/test-folder';

const { at, read, write } = createTestFolder();

const CLEAN = { space: 'srgb', width: 400, height: 300, metadata: [] };

/** The place, as phones note it. */
const addExif = (image: Sharp) =>
  image.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 50/1 48/1' } });

const convert = (image: Buffer, name = 'assets/news/photo') =>
  convertToPublishableImage(image, name);

const addProfile = (image: Sharp) => image.withIccProfile('p3');

it.each([
  ['a JPEG that is fit to publish', () => createImage(1600, 1067).jpeg()],
  ['a PNG with few colours', () => createImage().png({ palette: true })],
  ['a transparent logo', () => createTransparentImage().png()],
  ['a JPEG in several scans', () => createImage().jpeg({ progressive: true })],
  ['a WebP', () => createImage().webp()],
  ['a transparent WebP', () => createTransparentImage().webp()],
  ['a WebP without losses', () => createTransparentImage().webp({ lossless: true })],
])('%s stays as it is', async (_, create) => {
  const image = await create().toBuffer();
  expect(await convert(image, 'assets/logos/main.png')).toBe(image);
});

it('A photo that is transparent is laid on white', async () => {
  const image = await convert(await createTransparentImage().webp().toBuffer());
  expect(await readImageFacts(image)).toMatchObject({ format: 'webp', width: 400 });
  expect(await readColour(image)).toEqual([255, 255, 255]);
});

it.each([
  ['Exif', 'jpeg', addExif],
  ['Exif', 'png', addExif],
  ['Exif', 'webp', addExif],
  ['Exif', 'avif', addExif],
  ['XMP', 'webp', (image: Sharp) => image.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
  ['the profile of wide colours', 'jpeg', addProfile],
  ['the profile of wide colours', 'webp', addProfile],
] as const)('%s is removed from a %s', async (_, format, add) => {
  const image = await add(createImage().toFormat(format)).toBuffer();
  expect((await readImageFacts(image)).metadata).not.toEqual([]);
  const facts = await readImageFacts(await convert(image));
  expect(facts).toEqual({ ...CLEAN, format: format === 'avif' ? 'heif' : format });
});

const PLACE = 'at 26.8467 N';

/** A part of a JPEG. */
const createSegment = (marker: number, text = PLACE) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);

/** A part of a PNG, or a box of an AVIF, to which the checksum is more content. */
function createChunk(name: string, extraLength = 0): Buffer {
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(PLACE.length + extraLength);
  checksum.writeUInt32BE(crc32(name + PLACE));
  return Buffer.concat([length, Buffer.from(name + PLACE), checksum]);
}

/** A part of a WebP. */
const createRiffChunk = (name: string) =>
  Buffer.concat([Buffer.from(name), Buffer.from([PLACE.length, 0, 0, 0]), Buffer.from(PLACE)]);

it.each([
  ['jpeg', 'a comment', createSegment(0xfe), 2],
  ['jpeg', 'a small copy of another picture', createSegment(0xe0, `JFXX\0\x10${PLACE}`), 20],
  ['jpeg', 'more than colours', createSegment(0xee, `Adobe\0d\0\0\0\0\x01${PLACE}`), 20],
  ['jpeg', 'a text between two segments', Buffer.from(PLACE), 20],
  ['jpeg', 'a comment after the pixels', createSegment(0xfe), -2],
  ['jpeg', 'a text after the picture', Buffer.from(PLACE), Infinity],
  ['jpeg', 'a text and a second end', Buffer.from(`${PLACE}\xFF\xD9`, 'latin1'), Infinity],
  ['png', 'a private chunk', createChunk('prVt'), -12],
  ['png', 'a text', createChunk('tEXt'), 33],
  ['png', 'more than depths in a chunk', createChunk('sBIT'), 33],
  ['png', 'a text after the picture', Buffer.from(PLACE), Infinity],
  ['png', 'a chunk after the picture', createChunk('IDAT'), Infinity],
  ['webp', 'Exif that its header does not announce', createRiffChunk('EXIF'), Infinity],
  ['webp', 'a second picture', createRiffChunk('VP8 '), Infinity],
  ['webp', 'a text after the picture', Buffer.from(PLACE), Infinity],
  ['avif', 'an unknown box', createChunk('NOTE', 12), Infinity],
  ['avif', 'a text after the picture', Buffer.from(PLACE), Infinity],
] as const)('the place is removed from a %s with %s', async (format, _, part, at) => {
  const plain = await createImage().toFormat(format).toBuffer();
  const image = Buffer.concat([plain.subarray(0, at), part, plain.subarray(at)]);
  const publishable = await convert(image);
  expect(publishable.includes(PLACE)).toBe(false);
  const facts = await readImageFacts(publishable);
  expect(facts).toEqual({ ...CLEAN, format: format === 'avif' ? 'heif' : format });
});

it('A photo of a phone with an odd header is converted', async () => {
  const photo = readFileSync('__tests__/fixture/samsung.jpg');
  const image = Buffer.concat([photo.subarray(0, 2), createSegment(0xfe), photo.subarray(2)]);
  expect(await readImageFacts(await convert(image))).toMatchObject({ width: 900, height: 600 });
});

it.each([
  ['a square', createImage(1800, 1800), { width: 1600, height: 1600 }],
  ['a panorama', createImage(3000, 500), { width: 1600, height: 267 }],
  ['a print file in CMYK', createImage().toColourspace('cmyk'), {}],
  [
    'a sideways photo',
    createImage(2000, 1500).withMetadata({ orientation: 6 }),
    { width: 1200, height: 1600 },
  ],
])('The photo is made upright and small, and is not cropped: %s', async (_, image, size) => {
  const publishable = await convert(await image.jpeg().toBuffer());
  expect(await readImageFacts(publishable)).toEqual({ ...CLEAN, format: 'jpeg', ...size });
});

it('Photos are cleaned wherever they are and whatever their names, and nothing else is changed', async () => {
  const image = await addExif(createImage().jpeg()).toBuffer();
  const names = ['assets/gallery/image1.jpg', 'top.JPG', 'photos/wide.jfif', 'forms/scan', 'a.png'];
  for (const name of names) write(name, image);
  for (const name of ['index.html', 'empty.jpg']) write(name, name.replace('empty.jpg', ''));
  await cleanImages(at(), [...names, 'index.html', 'empty.jpg']);
  for (const name of names) expect(await readImageFacts(at(name))).toMatchObject(CLEAN);
  expect(read('index.html')).toBe('index.html');
});

it('A photo that the site does not show itself keeps its size, its transparent parts and its frames', async () => {
  const image = createImage(1800, 90);
  const frames = [image.clone().ensureAlpha(0).png(), image.clone().ensureAlpha(1).png()];
  const film = sharp(await Promise.all(frames.map((frame) => frame.toBuffer())), {
    join: { animated: true },
  });
  const published = await convert(await addExif(film.webp()).toBuffer(), 'handbook/film.webp');
  expect((await sharp(published).metadata()).pages).toBe(2);
  expect(await readImageFacts(published)).toMatchObject({ width: 1800, height: 90, metadata: [] });
  expect((await readColour(published)).at(3)).toBe(0);
});
