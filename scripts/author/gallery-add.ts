/**
 * `npm run gallery:add -- photo.jpg "What the photo shows"`: adds a picture to the end of the gallery. The photo may
 * come straight from a camera; what is kept of it is small, upright, and does not tell where it was taken.
 */
import '@/scripts/build/node-version.mjs';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { galleryFileName } from '@/lib/gallery';
import { endingWithFaults, FaultError, formatFaults } from '../content/fault';
import { loadGoodContent } from '../content/check-site';
import { newPictureFaults } from '../content/gallery-faults';
import { unreadableProblem } from '../content/image-faults';
import { PROJECT } from '../content/project';
import { toPublishable } from '../build/originals';
import { withDescription } from './gallery-source';

const DATA = path.join(PROJECT, 'data/gallery.ts');

async function add(photo: string | undefined, description: string): Promise<void> {
  if (!photo || description === '') {
    throw new FaultError('Write: npm run gallery:add -- photo.jpg "What the photo shows"');
  }
  if (!existsSync(photo)) throw new FaultError(`${photo}: does not exist`);
  if (!statSync(photo).isFile()) throw new FaultError(`${photo}: is a folder, not a file`);
  const { galleryImages } = await loadGoodContent();
  const faults = newPictureFaults(galleryImages, description);
  if (faults.length > 0) throw new FaultError('Nothing was added:', ...formatFaults(faults));
  const original = readFileSync(photo);
  const image = await toPublishable(original, 'jpeg').catch(() => {
    throw new FaultError(`${photo}: ${unreadableProblem(original)}`);
  });

  const data = withDescription(readFileSync(DATA, 'utf8'), description);
  const name = `public/assets/${galleryFileName(galleryImages.length + 1)}`;
  writeFileSync(path.join(PROJECT, name), image);
  writeFileSync(DATA, data);
  console.log(`Added ${name}, and described it in data/gallery.ts.`);
}

const [photo, ...words] = process.argv.slice(2);
await endingWithFaults(() => add(photo, words.join(' ').trim()));
