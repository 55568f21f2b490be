import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentIssue } from '@/lib/content/issue';
import { IMAGE_OPTIONS } from '../shared/image-options';
import { runInParallel } from '../shared/in-parallel';
import { findSvgProblem } from './svg-issues';

type ImageProblem = Pick<ContentIssue, 'line' | 'problem'>;

/** Tells editors how to convert a picture of another format. */
export const HOW_TO_MAKE_JPEG = 'choose it in the form (npm run edit), or save it as JPEG';

/** The message about a file that sharp cannot read. */
const UNREADABLE_IMAGE = 'cannot be read as a picture: open it and save it as JPEG';

/**
 * Finds the problem of a picture; undefined if it has none.
 *
 * @param format the format that it should have, as sharp names it
 */
export async function findImageProblem(
  image: Buffer,
  format: string,
): Promise<ImageProblem | undefined> {
  if (image.length === 0) return { problem: 'is empty' };
  const svgProblem = format === 'svg' ? findSvgProblem(image.toString()) : undefined;
  if (svgProblem) return svgProblem;
  // Loaded only when a picture has changed, because loading takes longer than the whole check.
  const { default: sharp } = await import('sharp');
  const metadata = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { problem: UNREADABLE_IMAGE };
  const { width, height } = metadata;
  if (metadata.format !== format)
    return { problem: `is of the kind ${metadata.format.toUpperCase()}: ${HOW_TO_MAKE_JPEG}` };
  if (width * height > IMAGE_OPTIONS.limitInputPixels)
    return { problem: `has ${width} x ${height} pixels, too many to work with` };
  return (
    sharp(image, { ...IMAGE_OPTIONS, sequentialRead: true })
      // The last row needs all rows above it. A smaller scale would not: libjpeg misses damage then.
      .extract({ left: 0, top: height - 1, width, height: 1 })
      .raw()
      .toBuffer()
      .then(
        () => undefined,
        () => ({ problem: 'is damaged: copy it again' }),
      )
  );
}

/**
 * Finds the issues of the image files. Files that were valid before and have not changed since are not read again.
 *
 * @param assets the files below public/assets, such as `assets/gallery/image1.jpg`
 */
export async function findImageIssues(
  assets: readonly string[],
  projectFolder: string,
): Promise<ContentIssue[]> {
  const cacheFile = path.join(projectFolder, '.cache/valid-pictures.json');
  const validFingerprints = await readFile(cacheFile, 'utf8')
    .then((text) => new Set(JSON.parse(text) as string[]))
    // There is no list yet, or another check is just writing it.
    .catch(() => new Set<string>());
  const countBefore = validFingerprints.size;
  const issues: ContentIssue[] = [];
  await runInParallel([...assets], async (name) => {
    const [, extension] = /\.(jpg|png|svg|webp)$/.exec(name) ?? [];
    if (extension === undefined) return;
    const file = path.join(projectFolder, 'public', name);
    const { size, mtimeMs, ctimeMs, ino } = await stat(file);
    const fingerprint = [size, mtimeMs, ctimeMs, ino].join();
    if (validFingerprints.has(fingerprint)) return;
    const problem = await findImageProblem(await readFile(file), extension.replace('jpg', 'jpeg'));
    if (problem) issues.push({ file: `public/${name}`, ...problem });
    else validFingerprints.add(fingerprint);
  });
  if (validFingerprints.size > countBefore) {
    await mkdir(path.dirname(cacheFile), { recursive: true });
    await writeFile(cacheFile, JSON.stringify([...validFingerprints]));
  }
  return issues.sort((one, other) => (one.file < other.file ? -1 : 1));
}
