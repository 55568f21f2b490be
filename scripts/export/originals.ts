import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { getFlattening, IMAGE_OPTIONS, readPhotoFormat } from '../shared/image-options';
import { PLAIN_CHECKS } from '../shared/plain-images';

/** The longest side of a published image of public/assets, in pixels: enough for a large screen of double density. */
const LONGEST_SIDE = 1600;

const JPEG_OPTIONS = { quality: 82, mozjpeg: true };

/** Opens an image as it is published: upright, in sRGB, without metadata and, where it needs one, with a background. */
export const openImage = (
  image: Buffer,
  background: ReturnType<typeof getFlattening>,
  animated = false,
) =>
  sharp(image, { ...IMAGE_OPTIONS, animated })
    .autoOrient()
    .flatten(background)
    .toColourspace('srgb');

/**
 * Converts an image so that it is safe to publish: upright, in sRGB, and without metadata such as the place where it was
 * taken. An image of public/assets is also made smaller if it is too large, and gets a background if it needs one.
 *
 * @param file path below public/
 * @returns the given image, if it needs no change
 */
export async function convertToPublishableImage(image: Buffer, file: string): Promise<Buffer> {
  const [, asset] = /^assets\/(.*)/.exec(file) ?? [];
  const metadata = await sharp(image, IMAGE_OPTIONS).metadata();
  const flattening = asset !== undefined && getFlattening(asset);
  const side = asset === undefined ? undefined : LONGEST_SIDE;
  const isPublishable =
    PLAIN_CHECKS[metadata.format]?.(image) &&
    metadata.space !== 'cmyk' &&
    !(metadata.hasAlpha && flattening) &&
    Math.max(metadata.width, metadata.height) <= (side ?? Infinity);
  if (isPublishable) return image;
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  return openImage(image, flattening, true)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, format === 'jpeg' ? JPEG_OPTIONS : {})
    .toBuffer();
}

/**
 * Replaces the photos among exported files by photos that are safe to publish.
 *
 * @param folder the export
 * @param files the maintainer's own files, as paths below public/
 */
export async function cleanImages(folder: string, files: readonly string[]): Promise<void> {
  for (const name of files) {
    const file = path.join(folder, name);
    if ((await readPhotoFormat(file)) === undefined) continue;
    const image = await readFile(file);
    const publishable = await convertToPublishableImage(image, name);
    if (publishable !== image) await writeFile(file, publishable);
  }
}
