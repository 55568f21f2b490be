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
import { loadValidContent } from '../content/check-site';
import { findImageProblem, UNREADABLE_IMAGE } from '../content/image-issues';
import { PROJECT } from '../shared/project';
import { rewriteYaml, type YamlValue } from '../shared/rewrite-yaml';
import { convertToPublishableImage } from '../export/originals';

const GALLERY_FILE = path.join(PROJECT, 'data/gallery.yaml');

async function addPhoto(photoFile: string | undefined, description: string): Promise<void> {
  if (!photoFile || description === '') {
    throw new IssueError('Write: npm run gallery:add -- photo.jpg "What the photo shows"');
  }
  if (!existsSync(photoFile)) throw new IssueError(`${photoFile}: does not exist`);
  if (!statSync(photoFile).isFile()) throw new IssueError(`${photoFile}: is a folder, not a file`);
  const { gallery } = await loadValidContent();
  const problem = gallery.some(({ en }) => en === description)
    ? 'is used twice'
    : textSchema.safeParse({ en: description }).error?.issues[0]?.message;
  if (problem) throw new IssueError(`Nothing was added: "${description}" ${problem}`);
  const original = readFileSync(photoFile);
  const image = await convertToPublishableImage(original, 'jpeg').catch(() => {
    throw new IssueError(`${photoFile}: ${UNREADABLE_IMAGE}`);
  });
  // The check would refuse such a picture.
  const imageProblem = await findImageProblem(image, 'jpeg');
  if (imageProblem) throw new IssueError(`${photoFile}: ${imageProblem.problem}`);

  const source = readFileSync(GALLERY_FILE, 'utf8');
  const entries = parse(source, { schema: 'failsafe' }) as YamlValue[];
  const pictureFile = `public/assets/${getGalleryFileName(gallery.length + 1)}`;
  writeFileSync(path.join(PROJECT, pictureFile), image);
  writeFileSync(GALLERY_FILE, rewriteYaml(source, [...entries, { en: description }]));
  console.log(`Added ${pictureFile}, and described it in data/gallery.yaml.`);
}

const [photoFile, ...words] = process.argv.slice(2);
await exitOnIssues(() => addPhoto(photoFile, words.join(' ').trim()));
