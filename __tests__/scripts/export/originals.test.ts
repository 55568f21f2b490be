import { crc32 } from 'node:zlib';
import type { Exif } from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { cleanImages, toPublishable } from '@/scripts/export/originals';
import { createImage, getFacts } from '../../support/images';
import { createTestFolder } from '../../support/test-folder';

const CLEAN_JPEG = { format: 'jpeg', space: 'srgb', width: 400, height: 300, metadata: [] };

/** What phones note: the camera and the place. */
const LUCKNOW: Exif = {
  IFD0: { Model: 'Phone 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 50/1 48/1', GPSLongitude: '80/1 56/1 46/1' },
};
const XMP =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="26.8467 N"/></rdf:RDF></x:xmpmeta>';
const PLACE = 'at 26.8467 N';

const createJpeg = () => createImage().jpeg().toBuffer();

describe('an image stays as it is', () => {
  it.each([
    ['a JPEG that is fit to publish', () => createImage(1600, 1067).jpeg()],
    ['a PNG with few colours', () => createImage().png({ palette: true })],
    ['a transparent PNG', () => createImage().ensureAlpha(0.5).png()],
  ])('%s', async (_, create) => {
    const image = await create().toBuffer();
    expect(await toPublishable(image)).toBe(image);
  });
});

describe('the place is removed', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('from the Exif data of a %s', async (format) => {
    const image = await createImage().toFormat(format).withExif(LUCKNOW).toBuffer();
    expect((await getFacts(image)).metadata).not.toEqual([]);
    expect(await getFacts(await toPublishable(image))).toEqual({ ...CLEAN_JPEG, format });
  });

  /** A JPEG segment. */
  function createSegment(marker: number, text: string): Buffer {
    const segment = Buffer.from(`\xff\0\0\0${text}`, 'latin1');
    segment.writeUInt8(marker, 1);
    segment.writeUInt16BE(text.length + 2, 2);
    return segment;
  }
  const insertAfterStart = (image: Buffer, segment: Buffer) =>
    Buffer.concat([image.subarray(0, 2), segment, image.subarray(2)]);
  const comment = createSegment(0xfe, PLACE);

  it.each<[string, (image: Buffer) => Buffer]>([
    ['a comment', (image) => insertAfterStart(image, comment)],
    ['a segment of a camera', (image) => insertAfterStart(image, createSegment(0xe5, PLACE))],
    [
      'a film after the picture',
      (image) => Buffer.concat([image, Buffer.from(`ftypmp42${PLACE}`)]),
    ],
    ['a second picture', (image) => Buffer.concat([image, insertAfterStart(image, comment)])],
    [
      'a comment after the pixels',
      (image) => Buffer.concat([image.subarray(0, -2), comment, image.subarray(-2)]),
    ],
  ])('from %s in a JPEG', async (_, addPlace) => {
    const image = addPlace(await createJpeg());
    const publishable = await toPublishable(image);
    expect([image.includes(PLACE), publishable.includes(PLACE)]).toEqual([true, false]);
    expect(await getFacts(publishable)).toEqual(CLEAN_JPEG);
  });

  it('from XMP', async () => {
    const image = await createImage().withXmp(XMP).jpeg().toBuffer();
    const publishable = await toPublishable(image);
    expect([image.includes('26.8467'), publishable.includes('26.8467')]).toEqual([true, false]);
  });

  function createPngChunk(name: string): Buffer {
    const chunk = Buffer.from(`\0\0\0\0${name}${PLACE}\0\0\0\0`, 'latin1');
    chunk.writeUInt32BE(PLACE.length);
    chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
    return chunk;
  }

  it.each([
    ['a private chunk', 'prVt'],
    ['a chunk about its origin', 'caBX'],
    ['a time', 'tIME'],
  ])('from %s in a PNG', async (_, name) => {
    const plain = await createImage().png().toBuffer();
    // Before the chunk IEND, which has 12 bytes.
    const end = plain.length - 12;
    const parts = [plain.subarray(0, end), createPngChunk(name), plain.subarray(end)];
    const publishable = await toPublishable(Buffer.concat(parts));
    expect(publishable.includes(PLACE)).toBe(false);
    expect(await getFacts(publishable)).toEqual({ ...CLEAN_JPEG, format: 'png' });
  });

  it('with everything after the end of a PNG', async () => {
    const plain = await createImage().png().toBuffer();
    const publishable = await toPublishable(Buffer.concat([plain, plain]));
    expect(publishable.length).toBe(plain.length);
  });
});

it('turns the colours of Display P3 into sRGB, and removes the profile', async () => {
  const wide = await createImage().withIccProfile('p3').jpeg().toBuffer();
  expect((await getFacts(wide)).metadata).toHaveLength(1);
  const publishable = await toPublishable(wide);
  expect(await getFacts(publishable)).toEqual(CLEAN_JPEG);
  expect(await toPublishable(publishable)).toBe(publishable);
});

it.each([
  ['a portrait', createImage(3024, 4032), [1200, 1600]],
  ['a square', createImage(3000, 3000), [1600, 1600]],
  ['a panorama', createImage(6000, 1000), [1600, 267]],
  ['a progressive JPEG', createImage(2000, 1000).jpeg({ progressive: true }), [1600, 800]],
  ['a print file in CMYK', createImage(800, 534).toColourspace('cmyk'), [800, 534]],
  [
    'a sideways photograph of 12 megapixels',
    createImage(4000, 3000).withExif(LUCKNOW).withMetadata({ orientation: 6 }),
    [1200, 1600],
  ],
])('makes %s upright and small, and crops nothing', async (_, image, [width, height]) => {
  const publishable = await toPublishable(await image.jpeg().toBuffer());
  expect(await getFacts(publishable)).toEqual({ ...CLEAN_JPEG, width, height });
});

it('writes another format on request', async () => {
  const image = await createImage().png().toBuffer();
  expect(await getFacts(await toPublishable(image, 'jpeg'))).toEqual(CLEAN_JPEG);
});

describe('cleanImages', () => {
  const { at, read, write } = createTestFolder();

  it('cleans every image below the folder, whatever the case of its name', async () => {
    const image = await createImage().withExif(LUCKNOW).jpeg().toBuffer();
    const names = ['gallery/image1.jpg', 'top.JPG', 'wide.jpeg'];
    for (const name of names) write(name, image);
    await cleanImages(at());
    for (const name of names) expect(await getFacts(at(name))).toEqual(CLEAN_JPEG);
  });

  it('ignores system files and everything else', async () => {
    for (const name of ['._image1.jpg', 'index.html']) write(name, 'no image');
    await cleanImages(at());
    expect(read('index.html')).toBe('no image');
  });

  it('names a file that is no image', async () => {
    write('photo.jpg', 'no image');
    const cleaning = cleanImages(at());
    await expect(cleaning).rejects.toThrow(IssueError);
    await expect(cleaning).rejects.toThrow(
      /^public\/assets\/photo\.jpg: cannot be read as an image/,
    );
  });
});
