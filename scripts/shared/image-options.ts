import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';

/**
 * How all commands and the build read an image, so that all accept the same images. Photos of some phones have an odd
 * header, which is only a warning; an image that is cut off is an error.
 */
export const IMAGE_OPTIONS = {
  failOn: 'error',
  /** Images with more pixels need more memory than build machines have. */
  limitInputPixels: 200_000_000,
} as const;

/**
 * The option of sharp's `flatten` for a picture. Transparent photos get a white background, because black letters could
 * not be read on the dark overlay. Logos may be transparent.
 *
 * @param name path below public/assets
 */
export const getFlattening = (name: string) => !name.startsWith('logos/') && { background: '#fff' };

/** The first bytes of photo files, read as Latin-1, by sharp's names of their formats. */
const PHOTO_STARTS = {
  jpeg: /^\xFF\xD8\xFF/,
  png: /^\x89PNG/,
  webp: /^RIFF.{4}WEBP/s,
  heif: /^.{4}ftypavif/s,
  /** HEIC, animated AVIF, raw formats of cameras, TIFF, JPEG XL, JPEG 2000, GIF: their metadata is not removed here. */
  unknown:
    /^(.{4}ftyp(avis|crx|hei|hev|MA1|mia|mif|msf)|II[*+]\0|MM\0[*+]|GIF8|\xFF\x0A|\0\0\0\x0C(JXL|jP))/s,
};

/** The format of a photo by its first bytes, because names may be wrong; undefined for all other files. */
export const getPhotoFormat = (bytes: Buffer): string | undefined =>
  Object.entries(PHOTO_STARTS).find(([, pattern]) =>
    pattern.test(bytes.toString('latin1', 0, 16)),
  )?.[0];

export const readPhotoFormat = async (file: string): Promise<string | undefined> =>
  getPhotoFormat(await buffer(createReadStream(file, { end: 15 })));
