import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Assets } from './checks';
import type { Fault } from './fault';
import { svgProblem } from './svg-faults';

type Finding = Pick<Fault, 'line' | 'problem'>;

/** What the ending of a name promises. */
const FORMATS: Record<string, string> = { '.jpg': 'jpeg', '.png': 'png', '.svg': 'svg' };

/** A picture that needs more memory than machines that build sites have. */
const MOST_PIXELS = 200_000_000;

/** The smallest side that can be seen as a picture. */
const LEAST_SIDE = 32;

/** How files begin that are no pictures to the web, and what they are. */
const OTHERS: readonly [start: RegExp, kind: string][] = [
  [/^....ftyp/s, 'is a HEIC picture, as iPhones make them'],
  [/^\s*</, 'is a web page and no picture'],
  [/^%PDF/, 'is a PDF and no picture'],
];

const SAVE_AGAIN = 'open it and save it as JPEG';

/** What is wrong with a file that no program for pictures can read. */
export function unreadableProblem(image: Buffer): string {
  const start = image.subarray(0, 64).toString('latin1');
  const [, kind] = OTHERS.find(([pattern]) => pattern.test(start)) ?? [];
  return kind ? `${kind}: ${SAVE_AGAIN}` : 'cannot be read as a picture: copy it again';
}

async function pictureProblem(image: Buffer, format: string): Promise<string | undefined> {
  const facts = await sharp(image, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts) return unreadableProblem(image);
  const { width, height } = facts;
  if (facts.format !== format) {
    const kind = facts.format === 'heif' ? 'HEIC' : facts.format.toUpperCase();
    return `is a ${kind} picture with another name: ${SAVE_AGAIN}`;
  }
  if (width * height > MOST_PIXELS) {
    return `has ${width} x ${height} pixels, too many to work with: 4000 x 3000 are plenty`;
  }
  if (format !== 'svg' && Math.min(width, height) < LEAST_SIDE) {
    return `has only ${width} x ${height} pixels`;
  }
  return sharp(image, { failOn: 'truncated', limitInputPixels: MOST_PIXELS })
    .resize(LEAST_SIDE, LEAST_SIDE, { fit: 'inside' })
    .toBuffer()
    .then(
      () => undefined,
      () => 'is torn, for a part of it is missing: copy it again',
    );
}

async function imageFinding(image: Buffer, ending: string): Promise<Finding | undefined> {
  const format = FORMATS[ending];
  if (format === undefined) return undefined;
  if (image.length === 0) return { problem: 'is empty: copy it again' };
  const problem = format === 'svg' ? svgProblem(image.toString()) : undefined;
  if (problem) return problem;
  const words = await pictureProblem(image, format);
  return words === undefined ? undefined : { problem: words };
}

/**
 * Faults of the image files themselves, found by reading each of them whole.
 *
 * @param folder public/assets
 */
export async function imageFaults(assets: Assets, folder: string): Promise<Fault[]> {
  const faults = await Promise.all(
    [...assets].map(async (name) => {
      const image = await readFile(path.join(folder, name));
      const finding = await imageFinding(image, path.extname(name));
      return finding && { file: `public/assets/${name}`, entry: '', field: '', ...finding };
    }),
  );
  return faults.filter((fault) => fault !== undefined);
}
