import type { ContentIssue } from '@/lib/content/issue';
import type { SourceContent, LoadedContent } from '@/lib/content/load';
import { contentField } from '@/lib/model/collections';
import { listNamedPictures } from '@/lib/model/content-paths';
import { HOW_TO_MAKE_JPEG } from './image-issues';

/**
 * Finds pictures that the content names and that do not exist, and files that the content does not name.
 *
 * @param assets the files below public/assets, such as `assets/gallery/image1.jpg`
 */
export function findAssetIssues(
  content: SourceContent,
  assets: readonly string[],
  placeFindings: LoadedContent['placeFindings'],
): ContentIssue[] {
  const expectedPictures = listNamedPictures(contentField, content);
  const expectedNames = new Set(expectedPictures.map(({ picture }) => picture.slice(1)));
  const existingNames = new Set(assets);
  const missing = expectedPictures
    .filter(({ picture }) => !existingNames.has(picture.slice(1)))
    .map(({ path, picture }) => ({ path, problem: `public${picture} does not exist` }));
  const describeUnexpectedFile = (name: string) => {
    if (!/\.(jpe?g|png|svg|webp)$/i.test(name))
      return `is no picture that the site can show: ${HOW_TO_MAKE_JPEG}`;
    return /^[a-z0-9_/-]+\.(jpg|png|svg|webp)$/.test(name)
      ? 'is published, and no entry names it'
      : 'needs another name, of small letters, digits and hyphens, such as agra.jpg';
  };
  const unexpected = assets
    .filter((name) => !expectedNames.has(name))
    .map((name) => ({ file: `public/${name}`, problem: describeUnexpectedFile(name) }));
  return [...placeFindings(missing), ...unexpected];
}
