import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { IssueError } from '@/lib/content/issue';
import { isSystemFile } from '@/lib/content/system-files';

/** The longest side of a published image, in pixels: its largest size on screens with two device pixels. */
const LONGEST_SIDE = 1600;

const JPEG = { quality: 82, mozjpeg: true };

/** In a JPEG: another picture, a comment, or a segment with metadata or a profile. Pixels contain none of these pairs. */
const JPEG_EXTRA = /.\xFF[\xD8\xE1-\xED\xEF\xFE]/s;
const JPEG_END = '\xFF\xD9';

/** Whether a JPEG has nothing that its picture does not need, not even after its end. */
function isPlainJpeg(image: Buffer): boolean {
  const text = image.toString('latin1');
  return !JPEG_EXTRA.test(text) && text.indexOf(JPEG_END) === text.length - JPEG_END.length;
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
