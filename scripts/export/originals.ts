import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { isSystemFile } from '@/lib/content/system-files';

/** The longest side of a published image, in pixels: its largest size on screens with two device pixels. */
const LONGEST_SIDE = 1600;

const JPEG = { quality: 82, mozjpeg: true };

/** Markers of a JPEG: of the pixels, of the end, and of bytes within the pixels that do not end them. */
const PIXELS = 0xda;
const END = 0xd9;
const isWithinPixels = (marker: number) => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** Whether a JPEG segment is needed to show the image; all others hold metadata, profiles or comments. */
const isNeeded = (marker: number) =>
  marker === 0xe0 || marker === 0xee || (marker >= 0xc0 && marker <= 0xdf);

/** Whether a JPEG has nothing that its picture does not need, not even after its end. */
function isPlainJpeg(image: Buffer): boolean {
  let at = 2;
  while (at + 2 <= image.length && image[at] === 0xff) {
    const marker = image.readUInt8(at + 1);
    if (marker === END) return at + 2 === image.length;
    if (!isNeeded(marker) || at + 4 > image.length) return false;
    at += 2 + image.readUInt16BE(at + 2);
    if (marker !== PIXELS) continue;
    while (at + 1 < image.length && (image[at] !== 0xff || isWithinPixels(image.readUInt8(at + 1))))
      at++;
  }
  return false;
}

/** The chunks that a PNG needs; all others hold metadata, profiles or data of programs. */
const PNG_PARTS = /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs)$/;

/** Whether a PNG has nothing that its picture does not need, not even after its end. */
function isPlainPng(image: Buffer): boolean {
  // After the signature. Each chunk has a length, a name, content and a checksum.
  let at = 8;
  while (at + 12 <= image.length) {
    const name = image.toString('latin1', at + 4, at + 8);
    if (!PNG_PARTS.test(name)) return false;
    at += 12 + image.readUInt32BE(at);
    if (name === 'IEND') return at === image.length;
  }
  return false;
}

/** Formats that may contain more metadata than sharp reports. */
const IS_PLAIN: Partial<Record<string, (image: Buffer) => boolean>> = {
  jpeg: isPlainJpeg,
  png: isPlainPng,
};

/**
 * An image that is safe to publish: upright, in sRGB, no larger than it can be shown, and without metadata such as the
 * place where it was taken.
 *
 * @param format the format to write; by default that of the image
 * @returns the image itself if it is already so
 * @throws Error for what is no image
 */
export async function toPublishable(image: Buffer, format?: 'jpeg'): Promise<Buffer> {
  const facts = await sharp(image).metadata();
  const { exif, xmp, iptc, icc, tifftagPhotoshop, comments } = facts;
  const notes = [exif, xmp, iptc, icc, tifftagPhotoshop, comments];
  const isFit =
    notes.every((note) => note === undefined) &&
    (IS_PLAIN[facts.format]?.(image) ?? true) &&
    (facts.orientation ?? 1) === 1 &&
    facts.space !== 'cmyk' &&
    Math.max(facts.width, facts.height) <= LONGEST_SIDE;
  if (isFit && (format ?? facts.format) === facts.format) return image;
  const target = format ?? facts.format;
  return sharp(image)
    .autoOrient()
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .toFormat(target, target === 'jpeg' ? JPEG : {})
    .toBuffer();
}

/**
 * Makes every image of the site's images folder publishable, in place, where it is a copy of public/assets.
 *
 * @throws IssueError for a file that is no image
 */
export async function cleanImages(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const images = files.filter((name) => /\.(jpe?g|png|webp|avif)$/i.test(name));
  for (const name of images.filter((image) => !isSystemFile(image))) {
    const file = path.join(folder, name);
    const image = await readFile(file);
    const publishable = await toPublishable(image).catch((error: Error) => {
      throw new IssueError(`public/assets/${name}: cannot be read as an image (${error.message})`);
    });
    if (publishable !== image) await writeFile(file, publishable);
  }
}
