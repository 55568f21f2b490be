import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { ContentIssue, Problem } from '@/lib/content/issue';
import { getLeastSize } from '@/lib/gallery/pictures';
import { IMAGE_OPTIONS, readPhotoFormat } from '../shared/image-options';
import { runInParallel } from '../shared/in-parallel';
import { findSvgProblem } from './svg-issues';

/** Tells editors how to convert a picture of another format. */
export const HOW_TO_MAKE_JPEG = 'choose it in the form (npm run edit), or save it as JPEG';

/**
 * Finds the problem of a picture; undefined if it has none.
 *
 * @param format the format that it should have, as sharp names it
 * @param leastSize the pixels that its longer side needs
 */
export async function findImageFileProblem(
  image: Buffer,
  format: string,
  leastSize = 0,
): Promise<Problem | undefined> {
  if (image.length === 0) return { problem: 'is empty' };
  if (format === 'unknown')
    return {
      problem:
        'may tell where it was taken, which only JPEG, PNG and WebP lose when they are published: save it as JPEG',
    };
  const svgProblem = format === 'svg' ? findSvgProblem(image) : undefined;
  if (svgProblem) return svgProblem;
  const metadata = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { problem: 'cannot be read as a picture: open it and save it as JPEG' };
  const { width, height } = metadata;
  if (metadata.format !== format)
    return { problem: `is of the kind ${metadata.format.toUpperCase()}: ${HOW_TO_MAKE_JPEG}` };
  if (format !== 'svg' && Math.max(width, height) < leastSize)
    return { problem: `has ${width} x ${height} pixels, and its place needs ${leastSize}` };
  if (width * height > IMAGE_OPTIONS.limitInputPixels)
    return { problem: `has ${width} x ${height} pixels, too many to work with` };
  return (
    sharp(image, { ...IMAGE_OPTIONS, sequentialRead: true })
      // To read the last row, sharp reads all rows. At a smaller scale, libjpeg would miss damage.
      .extract({ left: 0, top: height - 1, width, height: 1 })
      .raw()
      .toBuffer()
      .then(
        () => undefined,
        () => ({ problem: 'is damaged: copy it again' }),
      )
  );
}

/** The format that a file should have, as sharp names it: in public/assets that of its name. Other files have none. */
async function getExpectedFormat(file: string, asset: string | undefined) {
  if (/\.svg$/i.test(file)) return 'svg';
  if (asset === undefined) return readPhotoFormat(file);
  return /\.(jpg|png|webp)$/.exec(asset)?.[1]?.replace('jpg', 'jpeg');
}

/**
 * Finds the issues of the image files.
 *
 * @param ownFiles the files below public/
 */
export async function findImageIssues(
  ownFiles: readonly string[],
  projectFolder: string,
): Promise<ContentIssue[]> {
  const issues: ContentIssue[] = [];
  await runInParallel(ownFiles, async (name) => {
    const file = path.join(projectFolder, 'public', name);
    const [, asset] = /^assets\/(.*)/.exec(name) ?? [];
    const format = await getExpectedFormat(file, asset);
    const leastSize = asset === undefined ? 0 : getLeastSize(asset);
    const problem = format && (await findImageFileProblem(await readFile(file), format, leastSize));
    if (problem) issues.push({ file: `public/${name}`, ...problem });
  });
  return issues.sort((one, other) => (one.file < other.file ? -1 : 1));
}
