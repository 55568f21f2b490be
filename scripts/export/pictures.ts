import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { IssueError } from '@/lib/content/issue';
import {
  getResizedFileName,
  getResizedWidths,
  PICTURE_FORMATS,
  type PictureFormat,
} from '@/lib/gallery/pictures';
import { isJunkFile } from '@/lib/content/junk-files';
import { getFlattening, IMAGE_OPTIONS } from '../shared/image-options';
import { runInParallel } from '../shared/in-parallel';
import { PROJECT } from '../shared/project';

/** The folder of the originals, and the cache of the resized pictures. */
const PICTURE_FOLDERS = {
  assets: path.join(PROJECT, 'public/assets'),
  cache: path.join(PROJECT, '.cache/pictures'),
};

type PictureFolders = typeof PICTURE_FOLDERS;

/** How many resized pictures a build has generated, and how many it has taken from the cache. */
export interface PictureCounts {
  derived: number;
  cached: number;
}

/** Settings for files as small as possible without visible loss on a phone; compare by eye when you change them. */
const ENCODING_OPTIONS = {
  avif: { quality: 34, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 3 },
} satisfies Record<PictureFormat, object>;

/** Lists the originals, from which smaller pictures are generated. */
async function listOriginals(assets: string): Promise<string[]> {
  const files = await readdir(assets, { recursive: true });
  return files.filter((name) => /\.(jpe?g|png|webp)$/i.test(name) && !isJunkFile(name)).sort();
}

/**
 * Writes a file under a temporary name and then renames it, so that no other process sees half a file: a build may be
 * interrupted, and several builds share a cache.
 */
async function writeAtomically(
  file: string,
  write: (temporaryFile: string) => Promise<unknown>,
): Promise<void> {
  const temporaryFile = `${file}.${randomUUID()}`;
  await write(temporaryFile);
  await rename(temporaryFile, file);
}

/** Writes one resized picture, in sRGB and without metadata. */
const writeResized = (image: Sharp, width: number, format: PictureFormat, file: string) =>
  writeAtomically(file, (temporaryFile) =>
    image
      .clone()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(format, ENCODING_OPTIONS[format])
      .toFile(temporaryFile),
  );

async function generateSizes(
  name: string,
  { assets, cache }: PictureFolders,
  targetFolder: string,
  counts: PictureCounts,
): Promise<void> {
  const bytes = await readFile(path.join(assets, name));
  const flattening = getFlattening(name);
  const image = sharp(bytes, IMAGE_OPTIONS).autoOrient().flatten(flattening);
  for (const width of getResizedWidths(name)) {
    for (const format of PICTURE_FORMATS) {
      const options = [ENCODING_OPTIONS[format], flattening, sharp.versions];
      const recipe = JSON.stringify([width, format, ...options]);
      const key = createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 32);
      const cachedFile = path.join(cache, `${key}.${format}`);
      const isCached = existsSync(cachedFile);
      counts[isCached ? 'cached' : 'derived'] += 1;
      if (!isCached) {
        await writeResized(image, width, format, cachedFile).catch((error: Error) => {
          throw new IssueError(
            `public/assets/${name}: cannot be read as an image (${error.message})`,
          );
        });
      }
      const picture = path.join(targetFolder, getResizedFileName(name, width, format));
      await mkdir(path.dirname(picture), { recursive: true });
      await copyFile(cachedFile, picture);
    }
  }
}

/**
 * Generates the resized pictures of the pages from the originals in public/assets. Pictures that an earlier build has
 * generated from the same bytes come from the cache.
 *
 * @param targetFolder the folder for the pictures
 * @returns how many pictures this build has generated, and how many were in the cache
 * @throws IssueError for a file that is not an image
 */
export async function generatePictures(
  targetFolder: string,
  folders: PictureFolders = PICTURE_FOLDERS,
): Promise<PictureCounts> {
  const counts = { derived: 0, cached: 0 };
  await mkdir(folders.cache, { recursive: true });
  const images = await listOriginals(folders.assets);
  await runInParallel(images, (name) => generateSizes(name, folders, targetFolder, counts), {
    label: 'Pictures',
  });
  return counts;
}
