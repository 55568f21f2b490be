import { statSync, utimesSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { generatePictures } from '@/scripts/export/pictures';
import {
  createImage,
  createTransparentImage,
  readImageFacts,
  readColour,
} from '../../support/images';
import { createTestFolder } from '../../support/test-folder';

const { at, has, list, write } = createTestFolder();

const derive = () => generatePictures(at('pictures'), { assets: at('assets'), cache: at('cache') });

async function save(name: string, image: Sharp): Promise<void> {
  write(`assets/${name}`, await image.jpeg().toBuffer());
}

it('Every width of the gallery is derived in AVIF and WebP', async () => {
  await save('gallery/image1.jpg', createImage(660, 440));
  await derive();
  const names = [280, 480, 640, 680, 1080, 1440].map((width) => `image1-${width}`);
  expect(list('pictures/gallery')).toEqual(
    names.flatMap((name) => [`${name}.avif`, `${name}.webp`]).sort(),
  );
  const readFacts = (name: string) => readImageFacts(at(`pictures/gallery/${name}`));
  expect(await readFacts('image1-640.avif')).toMatchObject({ width: 640, height: 427 });
  expect(await readFacts('image1-640.webp')).toMatchObject({ format: 'webp', width: 640 });
});

it.each([
  ['a portrait, which the page crops', createImage(540, 720), [480, 640]],
  ['a small picture in its own size', createImage(300, 200), [300, 200]],
  ['a print file in CMYK', createImage(600, 300).toColourspace('cmyk'), [480, 240]],
  ['a sideways photo', createImage(640, 480).withMetadata({ orientation: 6 }), [480, 640]],
])(
  'A picture is derived whole, upright and without metadata: %s',
  async (_, image, [width, height]) => {
    await save('core-team/member1.jpg', image);
    await derive();
    expect(await readImageFacts(at('pictures/core-team/member1-480.webp'))).toEqual({
      ...{ format: 'webp', space: 'srgb', width, height, metadata: [] },
    });
  },
);

it('A photo that is transparent is laid on white, and a logo has no copies', async () => {
  for (const name of ['news/photo.webp', 'logos/main.webp'])
    write(`assets/${name}`, await createTransparentImage().webp().toBuffer());
  await derive();
  for (const name of ['news/photo.webp-280.avif', 'news/photo.webp-280.webp'])
    expect(await readColour(at(`pictures/${name}`))).toEqual([255, 255, 255]);
  expect(has('pictures/logos')).toBe(false);
});

it('Two pictures whose names differ in their kind alone are published under two names', async () => {
  await save('core-team/asha.jpg', createImage(480, 600));
  write('assets/core-team/asha.webp', await createImage(180, 225).webp().toBuffer());
  await derive();
  const readSize = (name: string) => readImageFacts(at(`pictures/core-team/${name}`));
  expect(await readSize('asha-480.avif')).toMatchObject({ width: 480 });
  expect(await readSize('asha.webp-480.avif')).toMatchObject({ width: 180 });
});

it('Pictures are taken from the cache until their bytes change', async () => {
  const names = ['news/item1.jpg', 'news/item2.jpg', 'news/item3.jpg'];
  for (const name of names) await save(name, createImage());
  await derive();
  const cached = list('cache');
  // As an earlier build has left them.
  for (const name of cached) utimesSync(at(`cache/${name}`), 1, 1);
  const getTimes = () => cached.map((name) => statSync(at(`cache/${name}`)).mtimeMs);
  const before = getTimes();
  await derive();
  expect(list('pictures/news')).toHaveLength(names.length * cached.length);
  expect(getTimes()).toEqual(before);
  await save('news/item1.jpg', createImage(401));
  await derive();
  expect(list('cache')).toHaveLength(2 * cached.length);
});
