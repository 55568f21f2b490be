import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ContentIssue } from '@/lib/content/issue';
import { COLLECTIONS, contentSchema } from '@/lib/model/collections';
import { getCollections, type Content, type Loaded } from '@/lib/content/load';
import type { Finding } from '@/lib/content/findings';
import { listNamedPictures, type NamedPicture } from '@/lib/model/places';
import { MAKE_JPEG } from './image-issues';
import { isSystemFile } from '@/lib/content/system-files';
import { getGalleryFileName } from '@/lib/gallery/gallery';

/** The names of the files below public/assets, such as `gallery/image1.jpg`. */
export type Assets = ReadonlySet<string>;

/** The files below public/assets, without system files. */
export function listAssets(folder: string): Assets {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !isSystemFile(name))
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.replaceAll(path.sep, '/'));
  return new Set(names.sort());
}

const isOfGallery = (name: string) => name.startsWith('gallery/');

/** The problem of a missing picture, with the file that was probably meant. */
const describeMissing = (name: string, other: string | undefined) =>
  `public/assets/${name} does not exist${other ? `: rename public/assets/${other}` : ''}`;

const getStem = (name: string) => name.toLowerCase().replace(/\.\w+$/, '');

function findMissing(named: readonly NamedPicture[], assets: Assets): Finding[] {
  return named
    .filter(({ name }) => !assets.has(name))
    .map(({ path, name }) => ({
      path,
      problem: describeMissing(
        name,
        [...assets].find((file) => getStem(file) === getStem(name)) ??
          [...assets].find((file) => file.split('/').at(-1) === name.split('/').at(-1)),
      ),
    }));
}

/** The missing pictures of the gallery, and the files of its folder that it does not show. */
function compareGallery(size: number, assets: Assets) {
  const shown = Array.from({ length: size }, (_, index) => getGalleryFileName(index + 1));
  const missing = shown.filter((name) => !assets.has(name));
  const unknown = [...assets].filter((name) => isOfGallery(name) && !shown.includes(name));
  // Pictures are numbered without gaps, so an unknown file probably belongs in the first gap.
  const findings = missing.map((name, index) => ({
    path: ['gallery', shown.indexOf(name)],
    problem: describeMissing(name, unknown[index]),
  }));
  const strays = unknown.slice(missing.length).map((name) => ({
    file: `public/assets/${name}`,
    problem: `is not shown: ${COLLECTIONS.gallery.file} describes image1.jpg to image${size}.jpg`,
  }));
  return { findings, strays };
}

/** Issues between the content and the names of the files below public/assets. */
export function findAssetIssues(
  content: Content,
  assets: Assets,
  placeFindings: Loaded['placeFindings'],
): ContentIssue[] {
  const gallery = compareGallery(content.gallery.length, assets);
  const named = listNamedPictures(contentSchema, getCollections(content));
  const missing = placeFindings([...findMissing(named, assets), ...gallery.findings]);
  // Do not report a file twice if another issue already says to rename it.
  const isReported = (name: string) => missing.some(({ problem }) => problem.includes(name));
  const issues = [...missing, ...gallery.strays.filter(({ file }) => !isReported(file))];
  const others = [...assets].filter((name) => !isOfGallery(name) && !isReported(name));
  const strays = others
    .filter((name) => !/\.(jpg|png|svg)$/.test(name))
    .map((name) => ({
      file: `public/assets/${name}`,
      problem: `is no picture that the site can show: ${/\.(webp|avif|gif|tiff?)$/i.test(name) ? MAKE_JPEG : 'save it as a JPEG (.jpg)'}, or take it away`,
    }));
  if (issues.length + strays.length > 0) return [...issues, ...strays];
  const used = new Set(named.map(({ name }) => name));
  return others
    .filter((name) => !used.has(name))
    .map((name) => ({
      file: `public/assets/${name}`,
      problem: 'is published, and no entry names it: name it in one, or take the file away',
    }));
}
