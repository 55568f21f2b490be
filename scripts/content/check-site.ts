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
  const checks = content
    ? [checkRecordsFile(content), checkPublicFiles(content, ownFiles, publicFolder)]
    : [];
  const imageIssues = await findImageIssues(ownFiles, projectFolder);
  // A file with an image issue gets no second issue.
  const otherIssues = checks
    .flatMap(({ issues }) => issues)
    .filter((issue) => !imageIssues.some(({ file }) => file === issue.file));
  return {
    ...loaded,
    issues: [...loaded.issues, ...imageIssues, ...otherIssues],
    notes: checks.flatMap(({ notes }) => notes),
  };
}

/** The content, its issues, lines about what is no issue, and the hash of the files. */
export type CheckedSite = Awaited<ReturnType<typeof checkSite>>;
