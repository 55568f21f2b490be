import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { makePictures } from '@/scripts/export/pictures';

let root: string;
let folders: { assets: string; cache: string };
let pictures: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  folders = {
    assets: path.join(root, 'assets'),
    cache: path.join(root, 'cache'),
  };
  pictures = path.join(root, 'pictures');
  for (const name of ['gallery', 'core-team'])
    await mkdir(path.join(folders.assets, name), { recursive: true });
});

afterEach(() => rm(root, { recursive: true }));

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b3391f' } });

const save = async (name: string, image: Buffer) =>
  writeFile(path.join(folders.assets, name), image);

const metadata = (name: string) => sharp(path.join(pictures, name)).metadata();

it('derives every width of the gallery in AVIF and WebP', async () => {
  await save('gallery/image1.jpg', await solid(1600, 1067).jpeg().toBuffer());
  await makePictures(pictures, folders);
  expect((await readdir(path.join(pictures, 'gallery'))).sort()).toEqual(
    [280, 480, 640, 680, 1080, 1440]
      .flatMap((width) => [`image1-${width}.avif`, `image1-${width}.webp`])
      .sort(),
  );
  expect(await metadata('gallery/image1-640.avif')).toMatchObject({ width: 640, height: 427 });
  expect(await metadata('gallery/image1-640.webp')).toMatchObject({ format: 'webp', width: 640 });
});

it('turns a photograph upright that a phone took sideways, and leaves its metadata out', async () => {
  const sideways = solid(640, 480).withExif({ IFD0: { Copyright: 'somebody' } });
  await save(
    'core-team/member1.jpg',
    await sideways.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  await makePictures(pictures, folders);
  const { width, height, exif, orientation } = await metadata('core-team/member1-480.webp');
  expect({ width, height, exif, orientation }).toEqual({
    width: 480,
    height: 640,
    exif: undefined,
    orientation: undefined,
  });
});

it('derives portraits, squares and panoramas whole, for the page crops them', async () => {
  const shapes = { portrait: [540, 720], square: [500, 500], panorama: [1500, 250] } as const;
  for (const [name, [width, height]] of Object.entries(shapes))
    await save(`core-team/${name}.jpg`, await solid(width, height).jpeg().toBuffer());
  await makePictures(pictures, folders);
  const sizes = Object.keys(shapes).map(async (name) => {
    const { width, height } = await metadata(`core-team/${name}-480.avif`);
    return [width, height];
  });
  expect(await Promise.all(sizes)).toEqual([
    [480, 640],
    [480, 480],
    [480, 80],
  ]);
});

it('passes over the files of systems', async () => {
  await save('gallery/._image1.jpg', Buffer.from('no image'));
  await makePictures(pictures, folders);
  await expect(readdir(pictures)).rejects.toThrow('ENOENT');
});

it('takes a print file in CMYK', async () => {
  await save(
    'core-team/member1.jpg',
    await solid(300, 200).toColourspace('cmyk').jpeg().toBuffer(),
  );
  await makePictures(pictures, folders);
  expect(await metadata('core-team/member1-280.webp')).toMatchObject({ space: 'srgb' });
});

it('does not blow a small picture up', async () => {
  await save('gallery/image1.jpg', await solid(500, 333).jpeg().toBuffer());
  await makePictures(pictures, folders);
  expect(await metadata('gallery/image1-1440.webp')).toMatchObject({ width: 500 });
});

it('does nothing a second time for the same bytes, and derives changed ones anew', async () => {
  const file = () => stat(path.join(folders.cache, cached ?? ''));
  await save('gallery/image1.jpg', await solid(400, 267).jpeg().toBuffer());
  await makePictures(pictures, folders);
  const [cached, ...others] = await readdir(folders.cache);
  const { mtimeMs } = await file();
  await makePictures(pictures, folders);
  expect((await file()).mtimeMs).toBe(mtimeMs);
  await save('gallery/image1.jpg', await solid(401, 267).jpeg().toBuffer());
  await makePictures(pictures, folders);
  expect(await readdir(folders.cache)).toHaveLength(2 * (others.length + 1));
});

it('the same image may stand in several places', async () => {
  const image = await solid(400, 267).jpeg().toBuffer();
  for (const number of [1, 2, 3]) await save(`gallery/image${number}.jpg`, image);
  await makePictures(pictures, folders);
  expect(await metadata('gallery/image3-280.webp')).toMatchObject({ width: 280 });
});

it('only keeps them where they are asked for later', async () => {
  await save('gallery/image1.jpg', await solid(400, 267).jpeg().toBuffer());
  await makePictures(undefined, folders);
  await expect(readdir(pictures)).rejects.toThrow('ENOENT');
  expect(await readdir(folders.cache)).not.toEqual([]);
});

it('names a file that is no image', async () => {
  await save('gallery/image1.jpg', Buffer.from('not an image'));
  const making = makePictures(pictures, folders);
  await expect(making).rejects.toThrow(IssueError);
  await expect(making).rejects.toThrow(/^public\/assets\/gallery\/image1\.jpg: cannot be read/);
});
