import path from 'node:path';
import type { ContentIssue } from '@/lib/content/issue';
import { COLLECTIONS, contentSchema } from '@/lib/model/collections';
import type { Content, LoadedContent } from '@/lib/content/load';
import { listNamedPictures } from '@/lib/model/places';
import { HOW_TO_MAKE_JPEG } from './image-issues';
import { getGalleryFileName } from '@/lib/gallery/gallery';

const removeExtension = (name: string) => name.toLowerCase().replace(/\.\w+$/, '');

/** Finds the file that was probably meant: with another extension, in other capitals, or in another folder. */
const findSimilar = (name: string, assets: readonly string[]) =>
  assets.find((file) => removeExtension(file) === removeExtension(name)) ??
  assets.find((file) => path.basename(file) === path.basename(name));

const isGalleryPicture = (name: string) => name.startsWith('gallery/');

/**
 * Finds pictures that the content names and that do not exist, and files that the content does not name.
 *
 * @param assets the files below public/assets, such as `gallery/image1.jpg`
 */
export function findAssetIssues(
  content: Content,
  assets: readonly string[],
  placeFindings: LoadedContent['placeFindings'],
): ContentIssue[] {
  const galleryPictures = content.gallery.map((_, index) => ({
    path: ['gallery', index],
    name: getGalleryFileName(index + 1),
  }));
  const expectedPictures = [...listNamedPictures(contentSchema, content), ...galleryPictures];
  const unexpectedFiles = assets.filter(
    (file) =>
      !(isGalleryPicture(file) ? galleryPictures : expectedPictures).some(
        ({ name }) => name === file,
      ),
  );
  // Gallery pictures are numbered without gaps, so a surplus picture probably belongs in the first gap.
  const [surplus] = unexpectedFiles.filter(isGalleryPicture);
  const missing = expectedPictures
    .filter(({ name }) => !assets.includes(name))
    .map(({ path, name }) => {
      const similar = findSimilar(name, assets) ?? (isGalleryPicture(name) ? surplus : undefined);
      const hint = similar ? `: rename public/assets/${similar}` : '';
      return { path, problem: `public/assets/${name} does not exist${hint}` };
    });
  // The issue of a missing picture already asks to rename such a file.
  const isToBeRenamed = (name: string) => missing.some(({ problem }) => problem.includes(name));
  const describeUnexpectedFile = (name: string) => {
    if (isGalleryPicture(name))
      return `is not shown: ${COLLECTIONS.gallery.file} describes image1.jpg to image${galleryPictures.length}.jpg`;
    if (!/\.(jpg|png|svg|webp)$/.test(name))
      return `is no picture that the site can show: ${HOW_TO_MAKE_JPEG}, or take it away`;
    return missing.length > 0
      ? ''
      : 'is published, and no entry names it: name it in one, or take the file away';
  };
  const otherIssues = unexpectedFiles
    .filter((name) => !isToBeRenamed(name))
    .map((name) => ({ file: `public/assets/${name}`, problem: describeUnexpectedFile(name) }));
  return [...placeFindings(missing), ...otherIssues.filter(({ problem }) => problem !== '')];
}
