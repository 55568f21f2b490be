import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Exif } from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { cleanImages, toPublishable } from '@/scripts/export/originals';

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3391f' } });

/** What a phone notes: the place, in the tags of GPS, and the camera. */
const LUCKNOW: Exif = {
  IFD0: { Model: 'Phone 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 50/1 48/1', GPSLongitude: '80/1 56/1 46/1' },
};
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="26,50.8N"/></rdf:RDF></x:xmpmeta>';

/** What is left in an image that could tell of people or places, and its shape. */
async function factsOf(image: Buffer) {
  const { format, width, height, space, exif, xmp, iptc, orientation } =
    await sharp(image).metadata();
  return { format, width, height, space, notes: [exif, xmp, iptc, orientation].filter(Boolean) };
}

const clean = { format: 'jpeg', space: 'srgb', notes: [] };

it('leaves an image alone that is fit to publish', async () => {
  const image = await solid(1600, 1067).jpeg().toBuffer();
  expect(await toPublishable(image)).toBe(image);
});

it.each([
  { format: 'jpeg', image: () => solid(400, 300).jpeg() },
  { format: 'png', image: () => solid(400, 300).png() },
  { format: 'webp', image: () => solid(400, 300).webp() },
] as const)('takes the place out of a $format', async ({ format, image }) => {
  const noted = await image().withExif(LUCKNOW).toBuffer();
  expect((await factsOf(noted)).notes).not.toEqual([]);
  expect(await factsOf(await toPublishable(noted))).toEqual({
    ...clean,
    format,
    width: 400,
    height: 300,
  });
});

it('takes the place out that a program wrote as XMP', async () => {
  const noted = await solid(400, 300).withXmp(XMP).jpeg().toBuffer();
  expect(noted.includes('GPSLatitude')).toBe(true);
  const publishable = await toPublishable(noted);
  expect(publishable.includes('GPSLatitude')).toBe(false);
});

/** A JPEG with one more part behind its first two bytes. */
const withPart = (image: Buffer, marker: number, text: string) => {
  const part = Buffer.from(`\xff\0\0\0${text}`, 'latin1');
  part.writeUInt8(marker, 1);
  part.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([image.subarray(0, 2), part, image.subarray(2)]);
};

it.each([
  { kind: 'a comment', note: (image: Buffer) => withPart(image, 0xfe, 'at 26.8467 N') },
  { kind: 'a part of a camera', note: (image: Buffer) => withPart(image, 0xe5, 'at 26.8467 N') },
  {
    kind: 'a film behind the picture',
    note: (image: Buffer) => Buffer.concat([image, Buffer.from('ftypmp42 at 26.8467 N')]),
  },
  {
    kind: 'another picture behind it',
    note: (image: Buffer) => Buffer.concat([image, withPart(image, 0xfe, 'at 26.8467 N')]),
  },
  {
    kind: 'a comment behind its pixels',
    note: (image: Buffer) =>
      Buffer.concat([
        image.subarray(0, -2),
        withPart(Buffer.alloc(2), 0xfe, 'at 26.8467 N').subarray(2),
        image.subarray(-2),
      ]),
  },
])('takes the place out that $kind tells', async ({ note }) => {
  const noted = note(await solid(400, 300).jpeg().toBuffer());
  const publishable = await toPublishable(noted);
  expect(noted.includes('26.8467')).toBe(true);
  expect(publishable.includes('26.8467')).toBe(false);
  expect(await factsOf(publishable)).toEqual({ ...clean, width: 400, height: 300 });
});

/** A part of a PNG. */
function pngPart(name: string, text: string) {
  const part = Buffer.from(`\0\0\0\0${name}${text}\0\0\0\0`, 'latin1');
  part.writeUInt32BE(text.length);
  part.writeUInt32BE(crc32(part.subarray(4, -4)), part.length - 4);
  return part;
}

/** The bytes that the part at the end of a PNG takes up. */
const PNG_END = 12;

it.each([
  { kind: 'a private part', note: () => pngPart('prVt', 'at 26.8467 N') },
  { kind: 'what tells of its making', note: () => pngPart('caBX', 'at 26.8467 N') },
  { kind: 'a time', note: () => pngPart('tIME', 'at 26.8467 N') },
])('takes the place out of a PNG that $kind holds', async ({ note }) => {
  const plain = await solid(400, 300).png().toBuffer();
  const end = plain.length - PNG_END;
  const noted = Buffer.concat([plain.subarray(0, end), note(), plain.subarray(end)]);
  const publishable = await toPublishable(noted);
  expect(publishable.includes('26.8467')).toBe(false);
  expect(await factsOf(publishable)).toMatchObject({ format: 'png', width: 400, height: 300 });
});

it('takes out what stands behind the end of a PNG', async () => {
  const plain = await solid(400, 300).png().toBuffer();
  const publishable = await toPublishable(Buffer.concat([plain, plain]));
  expect(publishable.length).toBe(plain.length);
});

it.each([
  { kind: 'with few colours', image: () => solid(400, 300).png({ palette: true }) },
  { kind: 'one can see through', image: () => solid(400, 300).ensureAlpha(0.5).png() },
])('leaves a PNG $kind alone', async ({ image }) => {
  const plain = await image().toBuffer();
  expect(await toPublishable(plain)).toBe(plain);
});

it('turns the colours of Display P3 into sRGB, and leaves its profile out', async () => {
  const wide = await solid(400, 300).withIccProfile('p3').jpeg().toBuffer();
  const { icc } = await sharp(wide).metadata();
  const publishable = await toPublishable(wide);
  expect(icc).toBeDefined();
  expect(await sharp(publishable).metadata()).not.toHaveProperty('icc');
  expect(await toPublishable(publishable)).toBe(publishable);
});

it.each([
  { shape: 'a portrait', width: 3024, height: 4032, whole: { width: 1200, height: 1600 } },
  { shape: 'a square', width: 3000, height: 3000, whole: { width: 1600, height: 1600 } },
  { shape: 'a panorama', width: 6000, height: 1000, whole: { width: 1600, height: 267 } },
])('keeps $shape whole', async ({ width, height, whole }) => {
  const image = await toPublishable(await solid(width, height).jpeg().toBuffer());
  expect(await factsOf(image)).toEqual({ ...clean, ...whole });
});

it('makes a photograph of 12 megapixels, taken sideways, upright and small', async () => {
  const camera = solid(4000, 3000).withExif(LUCKNOW).withMetadata({ orientation: 6 });
  const image = await toPublishable(await camera.jpeg().toBuffer());
  expect(await factsOf(image)).toEqual({ ...clean, width: 1200, height: 1600 });
});

it('takes a print file in CMYK and a progressive one', async () => {
  const cmyk = await solid(800, 534).toColourspace('cmyk').jpeg().toBuffer();
  expect(await factsOf(await toPublishable(cmyk))).toEqual({ ...clean, width: 800, height: 534 });
  const progressive = await solid(2000, 1000).jpeg({ progressive: true }).toBuffer();
  expect(await factsOf(await toPublishable(progressive))).toMatchObject({
    width: 1600,
    height: 800,
  });
});

it('writes another format when it is asked for', async () => {
  const image = await solid(400, 300).png().toBuffer();
  expect(await factsOf(await toPublishable(image, 'jpeg'))).toMatchObject({ format: 'jpeg' });
});

describe('cleanImages', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
    await mkdir(path.join(folder, 'gallery'), { recursive: true });
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('cleans every image of the folder, whatever its folder and the case of its name', async () => {
    const noted = await solid(400, 300).withExif(LUCKNOW).jpeg().toBuffer();
    const names = ['gallery/image1.jpg', 'top.JPG', 'wide.jpeg'];
    for (const name of names) await writeFile(path.join(folder, name), noted);
    await cleanImages(folder);
    for (const name of names) {
      expect(await factsOf(await readFile(path.join(folder, name)))).toMatchObject(clean);
    }
  });

  it('passes over the files of systems', async () => {
    await writeFile(path.join(folder, '._image1.jpg'), 'no image');
    await expect(cleanImages(folder)).resolves.toBeUndefined();
  });

  it('leaves other files alone', async () => {
    await writeFile(path.join(folder, 'index.html'), '<p>');
    await cleanImages(folder);
    expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toBe('<p>');
  });

  it('names a file that is no image', async () => {
    await writeFile(path.join(folder, 'photo.jpg'), 'no image');
    const cleaning = cleanImages(folder);
    await expect(cleaning).rejects.toThrow(IssueError);
    await expect(cleaning).rejects.toThrow(
      /^public\/assets\/photo\.jpg: cannot be read as an image/,
    );
  });
});
