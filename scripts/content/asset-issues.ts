import type { ContentIssue } from '@/lib/content/issue';
import type { SourceContent, LoadedContent } from '@/lib/content/load';
import { contentField } from '@/lib/model/collections';
import { listNamedPictures } from '@/lib/model/content-paths';
import { HOW_TO_MAKE_JPEG } from './image-issues';

/** Describes a file below public/assets that no entry names. */
function describeUnusedFile(file: string): string {
  if (!/\.(jpe?g|png|svg|webp)$/i.test(file))
    return `is no picture that the site can show: ${HOW_TO_MAKE_JPEG}`;
  return /^[a-z0-9_/-]+\.(jpg|png|svg|webp)$/.test(file)
    ? 'is published, and no entry names it'
    : 'needs another name, of small letters, digits and hyphens, such as agra.jpg';
}

/**
 * Finds pictures that the content names and that do not exist, and files that it does not name.
 *
 * @param ownFiles the files below public/, such as `assets/gallery/image1.jpg`
 */
export function findAssetIssues(
  content: SourceContent,
  ownFiles: readonly string[],
  placeFindings: LoadedContent['placeFindings'],
): ContentIssue[] {
  const named = listNamedPictures(contentField, content);
  const namedFiles = new Set(named.map(({ picture }) => picture.slice(1)));
  const existingFiles = new Set(ownFiles);
  const missing = named
    .filter(({ picture }) => !existingFiles.has(picture.slice(1)))
    .map(({ path, picture }) => ({ path, problem: `public${picture} does not exist` }));
  const unnamed = ownFiles
    .filter((file) => file.startsWith('assets/') && !namedFiles.has(file))
    .map((file) => ({ file: `public/${file}`, problem: describeUnusedFile(file) }));
  return [...placeFindings(missing), ...unnamed];
}
