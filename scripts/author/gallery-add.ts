/**
 * `npm run gallery:add -- photo.jpg "What the photo shows"`: adds a picture to the end of the gallery. The photo may
 * come straight from a camera; what is kept of it is small, upright, and does not tell where it was taken.
 */
import { FaultError } from '@/lib/content/fault';
import '@/scripts/export/node-version.mjs';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getGalleryFileName } from '@/lib/gallery/gallery';
import { text } from '@/lib/content/schemas/fields';
import { endingWithFaults } from '../content/ending-with-faults';
import { loadGoodContent } from '../content/check-site';
import { unreadableProblem } from '../content/image-faults';
import { PROJECT } from '../content/project';
import { toPublishable } from '../export/originals';
import { withDescription } from './gallery-source';

const DATA = path.join(PROJECT, 'data/gallery.yaml');

async function add(photo: string | undefined, description: string): Promise<void> {
  if (!photo || description === '') {
    throw new FaultError('Write: npm run gallery:add -- photo.jpg "What the photo shows"');
  }
  if (!existsSync(photo)) throw new FaultError(`${photo}: does not exist`);
  if (!statSync(photo).isFile()) throw new FaultError(`${photo}: is a folder, not a file`);
  const { gallery } = await loadGoodContent();
  const problem = gallery.some(({ en }) => en === description)
    ? 'is used twice'
    : text.safeParse({ en: description }).error?.issues[0]?.message;
  if (problem) throw new FaultError(`Nothing was added: "${description}" ${problem}`);
  const original = readFileSync(photo);
  const image = await toPublishable(original, 'jpeg').catch(() => {
    throw new FaultError(`${photo}: ${unreadableProblem(original)}`);
  });

  const data = withDescription(readFileSync(DATA, 'utf8'), description);
  const name = `public/assets/${getGalleryFileName(gallery.length + 1)}`;
  writeFileSync(path.join(PROJECT, name), image);
  writeFileSync(DATA, data);
  console.log(`Added ${name}, and described it in data/gallery.yaml.`);
}

const [photo, ...words] = process.argv.slice(2);
await endingWithFaults(() => add(photo, words.join(' ').trim()));
