/** The files that maintainers put into public/. Only photos are changed when published (scripts/export/originals.ts). */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { isJunkFile } from '@/lib/content/junk-files';
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

/**
 * Refuses files of public/ over which the site has written its own, or whose names differ from another only by upper and
 * lower case, which some hosts do not tell apart.
 *
 * @param folder the site, into which Next.js has copied public/ before it wrote anything else
 * @throws IssueError with a line for each such file
 */
export function refuseReplacedFiles(folder: string, publicFolder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const names = entries.map(({ parentPath, name }) => path.join(parentPath, name).toLowerCase());
  const isKept = (file: string) => {
    const copy = path.join(folder, file);
    return (
      names.filter((name) => name === copy.toLowerCase()).length === 1 &&
      statSync(copy).isFile() &&
      readFileSync(copy).equals(readFileSync(path.join(publicFolder, file)))
    );
  };
  const problem = 'the site writes a file of this name itself; give it another name';
  const replaced = listMaintainerFiles(publicFolder).filter((file) => !isKept(file));
  if (replaced.length > 0)
    throw new IssueError(...replaced.map((file) => `public/${file}: ${problem}`));
}
