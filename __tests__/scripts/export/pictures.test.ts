import { statSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { makePictures } from '@/scripts/export/pictures';
import { createImage, getFacts } from '../../support/images';
import { createTestFolder } from '../../support/test-folder';

const { at, has, list, write } = createTestFolder();

const derive = (target?: string) =>
  makePictures(target, { assets: at('assets'), cache: at('cache') });

async function save(name: string, image: Sharp): Promise<void> {
  write(`assets/${name}`, await image.jpeg().toBuffer());
}

const getPicture = (name: string) => getFacts(at(`pictures/${name}`));

it('derives every width of the gallery in AVIF and WebP', async () => {
  await save('gallery/image1.jpg', createImage(1600, 1067));
  await derive(at('pictures'));
  const names = [280, 480, 640, 680, 1080, 1440].flatMap((width) => [
    `image1-${width}.avif`,
    `image1-${width}.webp`,
  ]);
  expect(list('pictures/gallery')).toEqual(names.sort());
  expect(await getPicture('gallery/image1-640.avif')).toMatchObject({ width: 640, height: 427 });
  expect(await getPicture('gallery/image1-640.webp')).toMatchObject({ format: 'webp', width: 640 });
});

it.each([
  ['a portrait, which the page crops', createImage(540, 720), [480, 640]],
  ['a square', createImage(500, 500), [480, 480]],
  ['a panorama', createImage(1500, 250), [480, 80]],
  ['a small picture in its own size', createImage(300, 200), [300, 200]],
  ['a print file in CMYK', createImage(600, 300).toColourspace('cmyk'), [480, 240]],
  [
    'a sideways photograph upright',
    createImage(640, 480)
      .withExif({ IFD0: { Model: 'Phone 9' } })
      .withMetadata({ orientation: 6 }),
    [480, 640],
  ],
])('derives %s, whole and without metadata', async (_, image, [width, height]) => {
  await save('core-team/member1.jpg', image);
  await derive(at('pictures'));
  expect(await getPicture('core-team/member1-480.webp')).toEqual({
    ...{ format: 'webp', space: 'srgb', width, height, metadata: [] },
  });
});

it('takes pictures from the cache until their bytes change', async () => {
  await save('gallery/image1.jpg', createImage());
  await derive(at('pictures'));
  const cached = list('cache');
  const getTimes = () => cached.map((name) => statSync(at(`cache/${name}`)).mtimeMs);
  const before = getTimes();
  await derive(at('pictures'));
  expect(getTimes()).toEqual(before);
  await save('gallery/image1.jpg', createImage(401));
  await derive(at('pictures'));
  expect(list('cache')).toHaveLength(2 * cached.length);
});

it('derives the same image for several names', async () => {
  for (const number of [1, 2, 3]) await save(`gallery/image${number}.jpg`, createImage());
  await derive(at('pictures'));
  expect(await getPicture('gallery/image3-280.webp')).toMatchObject({ width: 280 });
});

it('only fills the cache without a target', async () => {
  await save('gallery/image1.jpg', createImage());
  await derive();
  expect(has('pictures')).toBe(false);
  expect(list('cache')).not.toEqual([]);
});

it('ignores system files', async () => {
  write('assets/gallery/._image1.jpg', 'no image');
  await derive(at('pictures'));
  expect(has('pictures')).toBe(false);
});

it('names a file that is no image', async () => {
  write('assets/gallery/image1.jpg', 'no image');
  const deriving = derive(at('pictures'));
  await expect(deriving).rejects.toThrow(IssueError);
  await expect(deriving).rejects.toThrow(/^public\/assets\/gallery\/image1\.jpg: cannot be read/);
});
