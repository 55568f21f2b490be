/** The files that maintainers put into public/. Only photos are changed when published (scripts/export/originals.ts). */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { IssueError, type ContentIssue } from '@/lib/content/issue';
import { isJunkFile } from '@/lib/content/junk-files';
import { getCompressedNames } from './compressed-forms';
import { PROJECT } from './project';

export const PUBLIC_FOLDER = path.join(PROJECT, 'public');

/**
 * Lists the files below a folder, sorted, without system files.
 *
 * @throws IssueError for a link, which hosts and archives treat in different ways
 */
export function listMaintainerFiles(folder: string = PUBLIC_FOLDER): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const location = path.join(entry.parentPath, entry.name);
      const file = path.relative(folder, location).replaceAll(path.sep, '/');
      if (!entry.isSymbolicLink()) return file;
      throw new IssueError(`public/${file}: is a link; put in its place what it leads to`);
    })
    .filter((file) => !isJunkFile(file))
    .sort();
}

const listParents = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/**
 * Finds the files in public/ that would overwrite a file of the site, in upper or lower case, or one of its compressed
 * forms, or that have the path of a folder of the site.
 *
 * @param sitePaths the paths of the files that the build writes, and of the folders that it has for itself
 */
export function findConflicts(ownFiles: string[], sitePaths: string[]): ContentIssue[] {
  const compressed = [...sitePaths, ...ownFiles].flatMap(getCompressedNames);
  const taken = new Set([...sitePaths, ...compressed].map((name) => name.toLowerCase()));
  const folders = new Set([...taken].flatMap(listParents));
  const problem = 'the site writes a file of this name itself; give it another name';
  return ownFiles
    .filter((file) => {
      const name = file.toLowerCase();
      return taken.has(name) || folders.has(name) || listParents(name).some((it) => taken.has(it));
    })
    .map((file) => ({ file: `public/${file}`, problem }));
}
