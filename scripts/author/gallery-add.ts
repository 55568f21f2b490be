/**
 * `npm run gallery:add -- photo.jpg "What the photo shows"`: adds a picture to the end of the gallery. The photo may
 * come straight from a camera: it is made smaller and upright, and its metadata, such as the place, is removed.
 */
import { IssueError } from '@/lib/content/issue';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { getGalleryFileName } from '@/lib/gallery/gallery';
import { textSchema } from '@/lib/model/text-fields';
import { exitOnIssues } from '../shared/exit-on-issues';
import { loadGoodContent } from '../content/check-site';
import { describeUnreadable } from '../content/image-issues';
import { PROJECT } from '../shared/project';
import { rewriteYaml, type Value } from '../shared/rewrite-yaml';
import { toPublishable } from '../export/originals';

const DATA = path.join(PROJECT, 'data/gallery.yaml');

async function add(photo: string | undefined, description: string): Promise<void> {
  if (!photo || description === '') {
    throw new IssueError('Write: npm run gallery:add -- photo.jpg "What the photo shows"');
  }
  if (!existsSync(photo)) throw new IssueError(`${photo}: does not exist`);
  if (!statSync(photo).isFile()) throw new IssueError(`${photo}: is a folder, not a file`);
  const { gallery } = await loadGoodContent();
  const problem = gallery.some(({ en }) => en === description)
    ? 'is used twice'
    : textSchema.safeParse({ en: description }).error?.issues[0]?.message;
  if (problem) throw new IssueError(`Nothing was added: "${description}" ${problem}`);
  const original = readFileSync(photo);
  const image = await toPublishable(original, 'jpeg').catch(() => {
    throw new IssueError(`${photo}: ${describeUnreadable(original)}`);
  });

  const source = readFileSync(DATA, 'utf8');
  const entries = parse(source, { schema: 'failsafe' }) as Value[];
  const name = `public/assets/${getGalleryFileName(gallery.length + 1)}`;
  writeFileSync(path.join(PROJECT, name), image);
  writeFileSync(DATA, rewriteYaml(source, [...entries, { en: description }]));
  console.log(`Added ${name}, and described it in data/gallery.yaml.`);
}

const [photo, ...words] = process.argv.slice(2);
await exitOnIssues(() => add(photo, words.join(' ').trim()));
