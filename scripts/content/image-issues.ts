import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentIssue } from '@/lib/content/issue';
import { runInParallel } from '../shared/in-parallel';
import { findSvgProblem } from './svg-issues';

type ImageProblem = Pick<ContentIssue, 'line' | 'problem'>;

/** Width and height in pixels. */
export type PictureSize = readonly [width: number, height: number];

/** The format that a file should have, by its extension. */
const EXTENSION_FORMATS: Record<string, string> = {
  '.jpg': 'jpeg',
  '.png': 'png',
  '.svg': 'svg',
  '.webp': 'webp',
};

/** Pictures with more pixels need more memory than build machines have. */
const MAX_PIXELS = 200_000_000;

/** The smallest useful width or height of a picture, in pixels. */
const MIN_SIDE = 32;

/** Tells editors how to convert a picture of another format. */
export const HOW_TO_MAKE_JPEG =
  'choose it in the form (npm run edit) or by npm run gallery:add, which convert it, or save it as JPEG';

/** The message about a file that sharp cannot read. */
export const describeUnreadableImage = (image: Buffer): string =>
  /^....ftyp(he|mi|ms)/s.test(image.toString('latin1', 0, 64))
    ? 'is a HEIC picture, as iPhones make them: open it and save it as JPEG'
    : 'cannot be read as a picture: copy it again, or open it and save it as JPEG';

/** Returns the size of a valid picture, or the problem of an invalid one. */
async function checkImage(image: Buffer, format: string): Promise<PictureSize | ImageProblem> {
  if (image.length === 0) return { problem: 'is empty: copy it again' };
  const svgProblem = format === 'svg' ? findSvgProblem(image.toString()) : undefined;
  if (svgProblem) return svgProblem;
  // Loaded only when a picture has changed, because loading takes longer than the whole check.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { problem: describeUnreadableImage(image) };
  const { width, height } = metadata;
  const size = `${width} x ${height} pixels`;
  if (metadata.format !== format)
    return {
      problem: `is of the kind ${metadata.format.toUpperCase()} with another name: ${HOW_TO_MAKE_JPEG}`,
    };
  if (width * height > MAX_PIXELS)
    return { problem: `has ${size}, too many to work with: 4000 x 3000 are plenty` };
  if (format !== 'svg' && Math.min(width, height) < MIN_SIDE)
    return { problem: `has only ${size}` };
  const decodeOptions = {
    failOn: 'warning',
    limitInputPixels: MAX_PIXELS,
    sequentialRead: true,
  } as const;
  return (
    sharp(image, decodeOptions)
      // Decodes the whole picture in full size: libjpeg misses damage if only a part or a smaller scale is decoded.
      .extract({ left: 0, top: 0, width, height })
      .resize(MIN_SIDE, MIN_SIDE, { fit: 'fill' })
      .raw()
      .toBuffer()
      .then(
        () => [width, height] as const,
        () => ({ problem: 'is damaged, for a part of it is missing or is another: copy it again' }),
      )
  );
}

/** Returns a text that changes whenever the file changes. */
async function getFileFingerprint(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file);
  return [size, mtimeMs, ctimeMs, ino].join();
}

/**
 * Decodes the image files. Returns their issues, and the sizes of valid ones. Files that were valid before and have not
 * changed since are not read again.
 */
export async function checkImages(
  assets: readonly string[],
  projectFolder: string,
): Promise<{ issues: ContentIssue[]; sizes: Map<string, PictureSize> }> {
  const sizesFile = path.join(projectFolder, '.cache/picture-sizes.json');
  const sizeByFingerprint = await readFile(sizesFile, 'utf8')
    .then((text) => new Map(JSON.parse(text) as [string, PictureSize][]))
    // There is no list yet, or another check is just writing it.
    .catch(() => new Map<string, PictureSize>());
  const countBefore = sizeByFingerprint.size;
  const issues: ContentIssue[] = [];
  const sizes = new Map<string, PictureSize>();
  await runInParallel([...assets], async (name) => {
    const format = EXTENSION_FORMATS[path.extname(name)];
    if (format === undefined) return;
    const file = path.join(projectFolder, 'public/assets', name);
    const fingerprint = await getFileFingerprint(file);
    const result =
      sizeByFingerprint.get(fingerprint) ?? (await checkImage(await readFile(file), format));
    if ('problem' in result) issues.push({ file: `public/assets/${name}`, ...result });
    else {
      sizeByFingerprint.set(fingerprint, result);
      sizes.set(name, result);
    }
  });
  if (sizeByFingerprint.size > countBefore) {
    await mkdir(path.dirname(sizesFile), { recursive: true });
    await writeFile(sizesFile, JSON.stringify([...sizeByFingerprint]));
  }
  issues.sort((one, other) => one.file.localeCompare(other.file, 'en', { numeric: true }));
  return { issues, sizes };
}
