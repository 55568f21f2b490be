import path from 'node:path';
import { IssueError, formatIssues } from '@/lib/content/issue';
import { loadContent, type Content } from '@/lib/content/load';
import { findRecordIssues } from '@/lib/content/record-rules';
import { listOwnFiles } from '../shared/own-files';
import { PROJECT } from '../shared/project';
import { findAssetIssues } from './asset-issues';
import { findFontIssues } from './fonts';
import { checkImages } from './image-issues';
import { findPageIssues } from './page-issues';

/**
 * Checks everything that people edit: the data files, the records, the pictures, and finally whether the fonts have
 * all letters.
 *
 * @param folder of the project
 * @param cutsFonts whether the fonts are about to be renewed, and may lack letters until then
 */
export async function checkSite(folder: string = PROJECT, { cutsFonts = false } = {}) {
  const own = listOwnFiles(path.join(folder, 'public'));
  const assets = own.flatMap((file) => /^assets\/(.*)/.exec(file)?.[1] ?? []);
  const { content, issues, placeFindings } = loadContent(path.join(folder, 'data'));
  const ofAssets = content ? findAssetIssues(content, assets, placeFindings) : [];
  const images = await checkImages(assets, folder);
  // A file is reported only once.
  const reported = formatIssues(ofAssets).join();
  const found = [
    ...issues,
    ...(content ? placeFindings(findPageIssues(content, own)) : []),
    ...(content ? findRecordIssues(content) : []),
    ...ofAssets,
    ...images.issues.filter(({ file }) => !reported.includes(file)),
  ];
  const needsFonts = content && found.length === 0 && !cutsFonts;
  return {
    content,
    placeFindings,
    sizes: images.sizes,
    issues: needsFonts ? findFontIssues(content, folder) : found,
  };
}

/** The content, what is wrong with it, and the sizes of the pictures. */
export type Checked = Awaited<ReturnType<typeof checkSite>>;

/**
 * The valid content, for commands that make something of it.
 *
 * @throws IssueError with its issues
 */
export async function loadGoodContent(options?: { cutsFonts: boolean }): Promise<Content> {
  const { content, issues } = await checkSite(PROJECT, options);
  if (content && issues.length === 0) return content;
  throw new IssueError('Mend these first:', ...formatIssues(issues));
}
