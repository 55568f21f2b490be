import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { IssueError } from '@/lib/content/issue';
import {
  getDerivedName,
  getDerivedWidths,
  PICTURE_FORMATS,
  type PictureFormat,
} from '@/lib/gallery/pictures';
import { isSystemFile } from '@/lib/content/system-files';
import { writeAtomically } from './files';
import { runInParallel } from '../shared/in-parallel';
import type { PictureCounts } from './summary';
import { PROJECT } from '../shared/project';

/** The folder of the images, and the cache of derived pictures. */
const FOLDERS = {
  assets: path.join(PROJECT, 'public/assets'),
  cache: path.join(PROJECT, '.cache/pictures'),
};

type Folders = typeof FOLDERS;

/** As small as possible without visible loss on a phone; compare by eye when you change them. */
const ENCODINGS = {
  avif: { quality: 34, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 3 },
} satisfies Record<PictureFormat, object>;

/** The images below the folder that smaller ones are derived from. */
async function findImages(assets: string): Promise<string[]> {
  const files = await readdir(assets, { recursive: true });
  return files.filter((name) => /\.(jpe?g|png|webp)$/i.test(name) && !isSystemFile(name)).sort();
}

/** Derives one picture, upright, in sRGB and without metadata. */
const derive = (image: Buffer, width: number, format: PictureFormat, file: string) =>
  writeAtomically(file, (draft) =>
    sharp(image)
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(format, ENCODINGS[format])
      .toFile(draft),
  );

async function derivePictures(
  name: string,
  { assets, cache }: Folders,
  target: string | undefined,
  counts: PictureCounts,
): Promise<void> {
  const image = await readFile(path.join(assets, name));
  for (const width of getDerivedWidths(name)) {
    for (const format of PICTURE_FORMATS) {
      const recipe = JSON.stringify([width, format, ENCODINGS[format], sharp.versions]);
      const key = createHash('sha256').update(image).update(recipe).digest('hex').slice(0, 32);
      const cached = path.join(cache, `${key}.${format}`);
      const found = await stat(cached).catch(() => undefined);
      // A build comes here twice.
      const isNew = !found || found.mtimeMs >= performance.timeOrigin;
      counts[isNew ? 'derived' : 'cached'] += 1;
      if (!found) {
        await derive(image, width, format, cached).catch((error: Error) => {
          throw new IssueError(
            `public/assets/${name}: cannot be read as an image (${error.message})`,
          );
        });
      }
      if (target === undefined) continue;
      const picture = path.join(target, getDerivedName(name, width, format));
      await mkdir(path.dirname(picture), { recursive: true });
      await copyFile(cached, picture);
    }
  }
}

/**
 * Derives the pictures of the pages from the images under public/assets. Pictures derived earlier from the same bytes
 * come from the cache.
 *
 * @param target the folder for the pictures; without it they are only put into the cache
 * @returns how many this process has derived, and how many an earlier one
 * @throws IssueError for a file that is no image
 */
export async function makePictures(
  target?: string,
  folders: Folders = FOLDERS,
): Promise<PictureCounts> {
  const counts = { derived: 0, cached: 0 };
  await mkdir(folders.cache, { recursive: true });
  const images = await findImages(folders.assets);
  await runInParallel(images, (name) => derivePictures(name, folders, target, counts), {
    name: 'Pictures',
  });
  return counts;
}
