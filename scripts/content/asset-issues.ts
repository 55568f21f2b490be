import path from 'node:path';
import type { ContentIssue } from '@/lib/content/issue';
import { COLLECTIONS, contentSchema } from '@/lib/model/collections';
import type { Content, LoadedContent } from '@/lib/content/load';
import { listNamedPictures } from '@/lib/model/places';
import { MAKE_JPEG } from './image-issues';
import { getGalleryFileName } from '@/lib/gallery/gallery';

const getStem = (name: string) => name.toLowerCase().replace(/\.\w+$/, '');

/** The file that was probably meant: of another kind, in other capitals, or in another folder. */
const findOther = (name: string, assets: readonly string[]) =>
  assets.find((file) => getStem(file) === getStem(name)) ??
  assets.find((file) => path.basename(file) === path.basename(name));

const isOfGallery = (name: string) => name.startsWith('gallery/');

/**
 * Issues between the content and the files below public/assets.
 *
 * @param assets their names, such as `gallery/image1.jpg`
 */
export function findAssetIssues(
  content: Content,
  assets: readonly string[],
  placeFindings: LoadedContent['placeFindings'],
): ContentIssue[] {
  const shown = content.gallery.map((_, index) => ({
    path: ['gallery', index],
    name: getGalleryFileName(index + 1),
  }));
  const named = [...listNamedPictures(contentSchema, content), ...shown];
  const strays = assets.filter(
    (file) => !(isOfGallery(file) ? shown : named).some(({ name }) => name === file),
  );
  // Pictures of the gallery are numbered without gaps, so one too many belongs in the first gap.
  const [spare] = strays.filter(isOfGallery);
  const missing = named
    .filter(({ name }) => !assets.includes(name))
    .map(({ path, name }) => {
      const other = findOther(name, assets) ?? (isOfGallery(name) ? spare : undefined);
      const hint = other ? `: rename public/assets/${other}` : '';
      return { path, problem: `public/assets/${name} does not exist${hint}` };
    });
  // A file that shall be renamed is not told twice, and one that nobody names may be what is missing.
  const isReported = (name: string) => missing.some(({ problem }) => problem.includes(name));
  const describe = (name: string) => {
    if (isOfGallery(name))
      return `is not shown: ${COLLECTIONS.gallery.file} describes image1.jpg to image${shown.length}.jpg`;
    if (!/\.(jpg|png|svg)$/.test(name))
      return `is no picture that the site can show: ${MAKE_JPEG}, or take it away`;
    return missing.length > 0
      ? ''
      : 'is published, and no entry names it: name it in one, or take the file away';
  };
  const others = strays
    .filter((name) => !isReported(name))
    .map((name) => ({ file: `public/assets/${name}`, problem: describe(name) }));
  return [...placeFindings(missing), ...others.filter(({ problem }) => problem !== '')];
}
