import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
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

const ASSETS_FOLDER = path.join(PROJECT, 'public/assets');
const CACHE_FOLDER = path.join(PROJECT, '.cache/pictures');

/** Settings for files as small as possible without visible loss on a phone; compare by eye when you change them. */
const ENCODING_OPTIONS = {
  avif: { quality: 34, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70, effort: 3 },
} satisfies Record<PictureFormat, object>;

/** Resizes an image into a file of the cache, unless an earlier build has made it, and returns the file. */
async function resizeIntoCache(
  image: Buffer,
  name: string,
  width: number,
  format: PictureFormat,
  cache: string,
): Promise<string> {
  const flattening = getFlattening(name);
  const options = ENCODING_OPTIONS[format];
  const recipe = JSON.stringify([width, format, options, flattening, sharp.versions]);
  const key = createHash('sha256').update(image).update(recipe).digest('hex').slice(0, 32);
  const file = path.join(cache, `${key}.${format}`);
  if (existsSync(file)) return file;
  // Renamed at the end, so that no build takes half a file of one that was interrupted.
  const temporaryFile = `${file}.${randomUUID()}`;
  await openImage(image, flattening)
    .resize({ width, withoutEnlargement: true })
    .toFormat(format, options)
    .toFile(temporaryFile);
  await rename(temporaryFile, file);
  return file;
}

/**
 * Generates the resized pictures of the pages from the originals in public/assets. Pictures that the build before has
 * generated from the same bytes come from the cache; it keeps no others, so none of a photo that was taken away.
 *
 * @param targetFolder the folder for the pictures
 */
export async function generatePictures(
  targetFolder: string,
  assets: string = ASSETS_FOLDER,
  cache: string = CACHE_FOLDER,
): Promise<void> {
  await mkdir(cache, { recursive: true });
  const names = listMaintainerFiles(assets).filter((name) => /\.(jpg|png|webp)$/.test(name));
  const unused = new Set(await readdir(cache));
  await runInParallel(names, async (name) => {
    const image = await readFile(path.join(assets, name));
    for (const width of getResizedWidths(name)) {
      for (const format of PICTURE_FORMATS) {
        const picture = path.join(targetFolder, getResizedFileName(name, width, format));
        await mkdir(path.dirname(picture), { recursive: true });
        const cached = await resizeIntoCache(image, name, width, format, cache);
        unused.delete(path.basename(cached));
        await copyFile(cached, picture);
      }
    }
  });
  for (const file of unused) await rm(path.join(cache, file), { recursive: true });
}
