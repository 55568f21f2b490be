import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ContentIssue } from '@/lib/content/issue';
import { runInParallel } from '../shared/in-parallel';
import { findSvgProblem } from './svg-issues';

type Finding = Pick<ContentIssue, 'line' | 'problem'>;

/** The width and the height of a picture. */
export type Size = readonly [width: number, height: number];

/** The format that an extension promises. */
const FORMATS: Record<string, string> = { '.jpg': 'jpeg', '.png': 'png', '.svg': 'svg' };

/** Larger pictures need more memory than build machines have. */
const MOST_PIXELS = 200_000_000;

/** The smallest useful side of a picture. */
const LEAST_SIDE = 32;

/** How a photo of another kind becomes a JPEG. */
export const MAKE_JPEG =
  'choose it in the form (npm run edit) or by npm run gallery:add, which make a JPEG of it, or save it as JPEG';

/** The problem of a file that sharp cannot read. */
export const describeUnreadable = (image: Buffer): string =>
  /^....ftyp(he|mi|ms)/s.test(image.toString('latin1', 0, 64))
    ? 'is a HEIC picture, as iPhones make them: open it and save it as JPEG'
    : 'cannot be read as a picture: copy it again, or open it and save it as JPEG';

/** The size of a good picture, or the problem of another. */
async function judge(image: Buffer, format: string): Promise<Size | Finding> {
  if (image.length === 0) return { problem: 'is empty: copy it again' };
  const finding = format === 'svg' ? findSvgProblem(image.toString()) : undefined;
  if (finding) return finding;
  // Loaded only when a picture has changed, because loading takes longer than the whole check.
  const { default: sharp } = await import('sharp');
  const facts = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts) return { problem: describeUnreadable(image) };
  const { width, height } = facts;
  const size = `${width} x ${height} pixels`;
  if (facts.format !== format)
    return {
      problem: `is of the kind ${facts.format.toUpperCase()} with another name: ${MAKE_JPEG}`,
    };
  if (width * height > MOST_PIXELS)
    return { problem: `has ${size}, too many to work with: 4000 x 3000 are plenty` };
  if (format !== 'svg' && Math.min(width, height) < LEAST_SIDE)
    return { problem: `has only ${size}` };
  const options = {
    failOn: 'warning',
    limitInputPixels: MOST_PIXELS,
    sequentialRead: true,
  } as const;
  return (
    sharp(image, options)
      // Of a JPEG that is decoded in part or at a smaller scale, libjpeg reports less damage.
      .extract({ left: 0, top: 0, width, height })
      .resize(LEAST_SIDE, LEAST_SIDE, { fit: 'fill' })
      .raw()
      .toBuffer()
      .then(
        () => [width, height] as const,
        () => ({ problem: 'is damaged, for a part of it is missing or is another: copy it again' }),
      )
  );
}

/** A text that changes with each change of a file. */
async function getState(file: string): Promise<string> {
  const { size, mtimeMs, ctimeMs, ino } = await stat(file);
  return [size, mtimeMs, ctimeMs, ino].join();
}

/**
 * Issues of the image files themselves, found by decoding them, and the sizes of good ones. Files that were good and
 * have not changed since are not read again.
 *
 * @param folder of the project
 */
export async function checkImages(
  assets: readonly string[],
  folder: string,
): Promise<{ issues: ContentIssue[]; sizes: Map<string, Size> }> {
  const note = path.join(folder, '.cache/picture-sizes.json');
  const known = await readFile(note, 'utf8')
    .then((text) => new Map(JSON.parse(text) as [string, Size][]))
    // No list yet, or a parallel check was just writing it.
    .catch(() => new Map<string, Size>());
  const before = known.size;
  const issues: ContentIssue[] = [];
  const sizes = new Map<string, Size>();
  await runInParallel([...assets], async (name) => {
    const format = FORMATS[path.extname(name)];
    if (format === undefined) return;
    const file = path.join(folder, 'public/assets', name);
    const state = await getState(file);
    const found = known.get(state) ?? (await judge(await readFile(file), format));
    if ('problem' in found) issues.push({ file: `public/assets/${name}`, ...found });
    else {
      known.set(state, found);
      sizes.set(name, found);
    }
  });
  if (known.size > before) {
    await mkdir(path.dirname(note), { recursive: true });
    await writeFile(note, JSON.stringify([...known]));
  }
  issues.sort((one, other) => one.file.localeCompare(other.file, 'en', { numeric: true }));
  return { issues, sizes };
}
