/**
 * `npm run gallery:add -- photo.jpg "What the photo shows"`: adds a picture to the end of the gallery. The photo may
 * come straight from a camera; what is kept of it is small, upright, and does not tell where it was taken.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { galleryFileName } from '@/lib/gallery';
import { formatFaults } from '../content/fault';
import { ContentError } from '../content/load';
import { findSiteFaults } from '../content/site-faults';
import { toPublishable } from '../originals';
import { withPicture } from './sources';

const project = path.join(import.meta.dirname, '../..');
const RULES = path.join(project, 'lib/gallery.ts');
const DATA = path.join(project, 'data/gallery.ts');

/** Adds the picture; what is wrong, a line each, when nothing was changed. */
async function add(photo: string | undefined, description: string): Promise<string[]> {
  if (!photo || description === '') {
    return ['Write: npm run gallery:add -- photo.jpg "What the photo shows"'];
  }
  if (!existsSync(photo)) return [`${photo}: does not exist`];
  const faults = formatFaults(await findSiteFaults());
  if (faults.length > 0) return ['Mend these first:', ...faults];
  const image = await toPublishable(readFileSync(photo), 'jpeg').catch(() => undefined);
  if (!image) return [`${photo}: cannot be read as an image`];

  const sources = { rules: readFileSync(RULES, 'utf8'), data: readFileSync(DATA, 'utf8') };
  const { rules, data, number } = withPicture(sources, description);
  const name = `public/assets/${galleryFileName(number)}`;
  writeFileSync(path.join(project, name), image);
  writeFileSync(DATA, data);
  writeFileSync(RULES, rules);
  console.log(`Added ${name}, described it in data/gallery.ts, and set GALLERY_SIZE to ${number}.`);
  return [];
}

const [photo, ...words] = process.argv.slice(2);
try {
  const problems = await add(photo, words.join(' ').trim());
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
