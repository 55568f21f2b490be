import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { checkRecordsFile } from '@/lib/content/check-records';
import { listMaintainerFiles } from '../shared/own-files';
import { PROJECT } from '../shared/project';
import { findImageIssues } from './image-issues';
import { checkPublicFiles } from './public-files';

/** Checks everything that people edit: the data files, the records and the files in public/. */
export async function checkSite(projectFolder: string = PROJECT) {
  const publicFolder = path.join(projectFolder, 'public');
  const ownFiles = listMaintainerFiles(publicFolder);
  const loaded = loadContent(path.join(projectFolder, 'data'), ownFiles);
  const { content } = loaded;
  const publicFiles = content && checkPublicFiles(content, ownFiles, publicFolder);
  const records = content && checkRecordsFile(content);
  const imageIssues = await findImageIssues(ownFiles, projectFolder);
  return {
    ...loaded,
    /** Lines about what is no issue: rows that are withheld, and published files to which no page leads. */
    notes: [
      ...(records?.withheldRows ?? []),
      ...(publicFiles?.unlinkedFiles ?? []).map(
        (file) => `public/${file}: is published, though no page links to it`,
      ),
    ],
    issues: [
      ...loaded.issues,
      ...(records?.issues ?? []),
      ...imageIssues,
      // A file with an image issue gets no second issue.
      ...(publicFiles?.issues ?? []).filter(
        (issue) => !imageIssues.some(({ file }) => file === issue.file),
      ),
    ],
  };
}

/** The result of a check: the content, its issues, and the hash of its files. */
export type CheckedSite = Awaited<ReturnType<typeof checkSite>>;
