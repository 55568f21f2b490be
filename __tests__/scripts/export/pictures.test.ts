import { statSync, utimesSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { generatePictures } from '@/scripts/export/pictures';
import {
  createImage,
  createTransparentImage,
  readColour,
  readImageFacts,
} from '../../support/images';
import { createTestFolder } from '../../support/test-folder';

const { at, has, list, write } = createTestFolder();

const derive = () => generatePictures(at('pictures'), at('assets'), at('cache'));

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

it('A picture is derived upright, without metadata and on white, at most in its own size, and no logo', async () => {
  const image = createImage(200, 300).toColourspace('cmyk').withMetadata({ orientation: 6 });
  for (const name of ['core-team/member1.jpg', 'logos/main.jpg']) await save(name, image);
  write('assets/news/photo.webp', await createTransparentImage().webp().toBuffer());
  await derive();
  expect(await readColour(at('pictures/news/photo.webp-280.avif'))).toEqual([255, 255, 255]);
  expect(await readImageFacts(at('pictures/core-team/member1-480.webp'))).toEqual({
    ...{ format: 'webp', space: 'srgb', width: 300, height: 200, metadata: [] },
  });
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

it('Pictures are taken from the cache until their bytes change or they are taken away', async () => {
  await save('news/item1.jpg', createImage());
  await derive();
  const cached = list('cache');
  // As an earlier build has left them.
  for (const name of cached) utimesSync(at(`cache/${name}`), 1, 1);
  await save('news/item2.jpg', createImage());
  await derive();
  expect(list('pictures/news')).toHaveLength(2 * cached.length);
  for (const name of cached) expect(statSync(at(`cache/${name}`)).mtimeMs).toBe(1_000);
  for (const name of ['item1', 'item2']) await save(`news/${name}.jpg`, createImage(401));
  await derive();
  expect(list('cache')).toHaveLength(cached.length);
});
