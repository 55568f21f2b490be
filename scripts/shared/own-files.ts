/** The files that maintainers put into public/. They are published unchanged, or refused before anything is written. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { isJunkFile } from '@/lib/content/junk-files';
import { PROJECT } from './project';

export const PUBLIC_FOLDER = path.join(PROJECT, 'public');

/** Characters with a special meaning in addresses, file systems or configuration files. */
const SPECIAL_CHARACTER = /[\p{Cc}#?%{}\\*]/u;
const SPECIAL_CHARACTERS_IN_WORDS = 'a control character or one of # ? % { } \\ *';

/** The folder of Next.js, in any case, because some file systems ignore case. */
const NEXT_FOLDER = /^_next\//i;

/** File systems allow names of 255 bytes. The build makes names longer, for example by a picture's width or `.br`. */
const MAX_NAME_BYTES = 200;

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

/** Finds the problem of a file's path; undefined if there is none. */
function findNameProblem(file: string): string | undefined {
  if (SPECIAL_CHARACTER.test(file))
    return `its name holds ${SPECIAL_CHARACTERS_IN_WORDS}; give it another name`;
  if (NEXT_FOLDER.test(file)) return 'the folder is one of Next.js; use another one';
  const names = file.split('/');
  if (names.some((name) => name.startsWith('.') && name !== '.well-known')) {
    return 'some hosts publish what begins with a dot, and others hide it; give it another name, or take it away';
  }
  const bytes = Math.max(...names.map((name) => Buffer.byteLength(name)));
  if (bytes <= MAX_NAME_BYTES) return undefined;
  return `has a name of ${bytes} bytes; ${MAX_NAME_BYTES} is the most`;
}

const describeProblem = (file: string, problem: string) =>
  `public/${JSON.stringify(file).slice(1, -1)}: ${problem}`;

/**
 * Checks the names of the files in public/ before Next.js copies the files.
 *
 * @throws IssueError with a line for each name that some host or file system could not serve
 */
export function refuseInvalidNames(ownFiles: readonly string[]): void {
  const issues = ownFiles.flatMap((file) => {
    const problem = findNameProblem(file);
    return problem ? [describeProblem(file, problem)] : [];
  });
  if (issues.length > 0) throw new IssueError(...issues);
}

/** Converts a name as file systems do that ignore case and Unicode normalization. */
const normalizeName = (name: string) => name.normalize('NFC').toLowerCase();

const getParents = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/**
 * Checks that no file in public/ has the path of a file or a folder that the build writes, or is below such a file.
 *
 * @throws IssueError with a line for each file that has such a path
 */
export function refuseConflicts(ownFiles: readonly string[], siteFiles: readonly string[]): void {
  const paths = new Set(siteFiles.map(normalizeName));
  const folders = new Set([...paths].flatMap(getParents));
  const conflicts = ownFiles.filter((file) => {
    const name = normalizeName(file);
    return (
      paths.has(name) || folders.has(name) || getParents(name).some((folder) => paths.has(folder))
    );
  });
  if (conflicts.length === 0) return;
  const problem = 'the site writes a file of this name itself; give it another name';
  throw new IssueError(...conflicts.map((file) => describeProblem(file, problem)));
}

/** Finds the files in public/ that Next.js has overwritten in the export. */
export async function findOverwritten(
  ownFiles: readonly string[],
  folder: string,
  publicFolder: string,
): Promise<string[]> {
  const overwritten: string[] = [];
  for (const file of ownFiles) {
    const [original, copy] = await Promise.all([
      readFile(path.join(publicFolder, file)),
      readFile(path.join(folder, file)),
    ]);
    if (!original.equals(copy)) overwritten.push(file);
  }
  return overwritten;
}
