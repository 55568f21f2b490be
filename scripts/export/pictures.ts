import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  getResizedFileName,
  getResizedWidths,
  PICTURE_FORMATS,
  type PictureFormat,
} from '@/lib/gallery/pictures';
import { getFlattening } from '../shared/image-options';
import { runInParallel } from '../shared/in-parallel';
import { listMaintainerFiles } from '../shared/own-files';
import { PROJECT } from '../shared/project';
import { openImage } from './originals';

/** The folder of the originals, and the cache of the resized pictures. */
const PICTURE_FOLDERS = {
  assets: path.join(PROJECT, 'public/assets'),
  cache: path.join(PROJECT, '.cache/pictures'),
};

type PictureFolders = typeof PICTURE_FOLDERS;

/** Settings for files as small as possible without visible loss on a phone; compare by eye when you change them. */
const ENCODING_OPTIONS = {
  avif: { quality: 34, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 3 },
} satisfies Record<PictureFormat, object>;

/** Writes one resized picture. */
async function writeResized(image: Sharp, width: number, format: PictureFormat, file: string) {
  // Renamed at the end, so that no build sees half a file: one may be interrupted, and several share a cache.
  const temporaryFile = `${file}.${randomUUID()}`;
  await image
    .clone()
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, ENCODING_OPTIONS[format])
    .toFile(temporaryFile);
  await rename(temporaryFile, file);
}

async function generateSizes(
  name: string,
  { assets, cache }: PictureFolders,
  targetFolder: string,
): Promise<void> {
  const bytes = await readFile(path.join(assets, name));
  const flattening = getFlattening(name);
  const image = openImage(bytes, flattening);
  for (const width of getResizedWidths(name)) {
    for (const format of PICTURE_FORMATS) {
      const options = [ENCODING_OPTIONS[format], flattening, sharp.versions];
      const recipe = JSON.stringify([width, format, ...options]);
      const key = createHash('sha256').update(bytes).update(recipe).digest('hex').slice(0, 32);
      const cachedFile = path.join(cache, `${key}.${format}`);
      if (!existsSync(cachedFile)) await writeResized(image, width, format, cachedFile);
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
 */
export async function generatePictures(
  targetFolder: string,
  folders: PictureFolders = PICTURE_FOLDERS,
): Promise<void> {
  await mkdir(folders.cache, { recursive: true });
  const images = listMaintainerFiles(folders.assets).filter((name) =>
    /\.(jpg|png|webp)$/.test(name),
  );
  await runInParallel(images, (name) => generateSizes(name, folders, targetFolder));
}
