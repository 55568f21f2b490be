import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { getFlattening, IMAGE_OPTIONS, readPhotoFormat } from '../shared/image-options';

/** The longest side of a published image of public/assets, in pixels: enough for its largest size on a screen of double density. */
const LONGEST_SIDE = 1600;

const JPEG_OPTIONS = { quality: 82, mozjpeg: true };

/** The marker of a second picture, a comment, metadata or a profile in a JPEG. Pixel data never has these bytes. */
const JPEG_EXTRA = /.\xFF[\xD8\xE1-\xED\xEF\xFE]/s;
const JPEG_END = '\xFF\xD9';

/** Whether a JPEG contains only what its picture needs, and nothing after its end. */
function isPlainJpeg(image: Buffer): boolean {
  const text = image.toString('latin1');
  return !JPEG_EXTRA.test(text) && text.indexOf(JPEG_END) === text.length - JPEG_END.length;
}

/** The chunks that change how a PNG looks, or move it. All others hold metadata, colour profiles or data of editing programs. */
const PNG_NEEDED_CHUNKS =
  /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** Whether a PNG contains only what its picture needs, and nothing after its end. */
function isPlainPng(image: Buffer): boolean {
  // Begins after the signature. Each chunk has a length, a name, content and a checksum.
  let offset = 8;
  while (offset + 12 <= image.length) {
    const name = image.toString('latin1', offset + 4, offset + 8);
    if (!PNG_NEEDED_CHUNKS.test(name)) return false;
    offset += 12 + image.readUInt32BE(offset);
    if (name === 'IEND') return offset === image.length;
  }
  return false;
}

/** Checks for the formats that may contain more metadata than sharp reports. */
const PLAIN_CHECKS: Partial<Record<string, (image: Buffer) => boolean>> = {
  jpeg: isPlainJpeg,
  png: isPlainPng,
};

/**
 * Converts an image so that it is safe to publish: upright, in sRGB, and without metadata such as the place where it was
 * taken. One that the site shows is no larger than it can be shown, and has the ground on which it is shown.
 *
 * @param file path below public/
 * @returns the given image, if it needs no change
 * @throws Error if it is not an image
 */
export async function convertToPublishableImage(image: Buffer, file: string): Promise<Buffer> {
  const [, asset] = /^assets\/(.*)/.exec(file) ?? [];
  const metadata = await sharp(image, IMAGE_OPTIONS).metadata();
  const { exif, xmp, iptc, icc, tifftagPhotoshop, comments } = metadata;
  const extraMetadata = [exif, xmp, iptc, icc, tifftagPhotoshop, comments];
  const flattening = asset !== undefined && getFlattening(asset);
  const side = asset === undefined ? Infinity : LONGEST_SIDE;
  const isPublishable =
    extraMetadata.every((part) => part === undefined) &&
    (PLAIN_CHECKS[metadata.format]?.(image) ?? true) &&
    (metadata.orientation ?? 1) === 1 &&
    metadata.space !== 'cmyk' &&
    !(metadata.hasAlpha && flattening) &&
    Math.max(metadata.width, metadata.height) <= side;
  if (isPublishable) return image;
  const format = metadata.format === 'heif' ? 'avif' : metadata.format;
  const upright = sharp(image, { ...IMAGE_OPTIONS, animated: true }).autoOrient();
  const small =
    asset === undefined
      ? upright
      : upright
          .flatten(flattening)
          .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  return small
    .toColourspace('srgb')
    .toFormat(format, format === 'jpeg' ? JPEG_OPTIONS : {})
    .toBuffer();
}

/**
 * Replaces the photos among exported files by some that are safe to publish.
 *
 * @param folder the export
 * @param files the maintainer's own files, as paths below public/
 * @throws IssueError for a photo that cannot be read
 */
export async function cleanImages(folder: string, files: readonly string[]): Promise<void> {
  for (const name of files) {
    const file = path.join(folder, name);
    if ((await readPhotoFormat(file)) === undefined) continue;
    const image = await readFile(file);
    const publishable = await convertToPublishableImage(image, name).catch((error: Error) => {
      throw new IssueError(`public/${name}: cannot be read as an image (${error.message})`);
    });
    if (publishable !== image) await writeFile(file, publishable);
  }
}
