import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { isJunkFile } from '@/lib/content/junk-files';
import { getFlattening, IMAGE_OPTIONS } from '../shared/image-options';

/** The longest side of a published image, in pixels: enough for its largest size on a screen of double density. */
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

/** The chunks that change how a PNG looks. All others hold metadata, colour profiles or data of editing programs. */
const PNG_NEEDED_CHUNKS = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs)$/;

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
 * Converts an image so that it is safe to publish: upright, in sRGB, no larger than it can be shown, and without
 * metadata such as the place where it was taken.
 *
 * @param name path below public/assets
 * @returns the given image, if it needs no change
 * @throws Error if it is not an image
 */
export async function convertToPublishableImage(image: Buffer, name: string): Promise<Buffer> {
  const metadata = await sharp(image, IMAGE_OPTIONS).metadata();
  const { exif, xmp, iptc, icc, tifftagPhotoshop, comments } = metadata;
  const extraMetadata = [exif, xmp, iptc, icc, tifftagPhotoshop, comments];
  const flattening = getFlattening(name);
  const isPublishable =
    extraMetadata.every((part) => part === undefined) &&
    (PLAIN_CHECKS[metadata.format]?.(image) ?? true) &&
    (metadata.orientation ?? 1) === 1 &&
    metadata.space !== 'cmyk' &&
    !(metadata.hasAlpha && flattening) &&
    Math.max(metadata.width, metadata.height) <= LONGEST_SIDE;
  if (isPublishable) return image;
  return sharp(image, IMAGE_OPTIONS)
    .autoOrient()
    .flatten(flattening)
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .toFormat(metadata.format, metadata.format === 'jpeg' ? JPEG_OPTIONS : {})
    .toBuffer();
}

/**
 * Replaces every image in the exported copy of public/assets by one that is upright, not too large, and without
 * metadata.
 *
 * @throws IssueError for a file that is not an image
 */
export async function cleanImages(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const images = files.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));
  for (const name of images.filter((image) => !isJunkFile(image))) {
    const file = path.join(folder, name);
    const image = await readFile(file);
    const publishable = await convertToPublishableImage(image, name).catch((error: Error) => {
      throw new IssueError(`public/assets/${name}: cannot be read as an image (${error.message})`);
    });
    if (publishable !== image) await writeFile(file, publishable);
  }
}
