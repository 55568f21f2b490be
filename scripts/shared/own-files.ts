/** The files that maintainers put into public/. They are published unchanged, or refused before anything is written. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { isSystemFile } from '@/lib/content/system-files';
import { PROJECT } from './project';

export const PUBLIC = path.join(PROJECT, 'public');

/** Characters with a special meaning in addresses, file systems or configuration files. */
const SPECIAL = /[\p{Cc}#?%{}\\*]/u;
const SPECIAL_NAMES = 'a control character or one of # ? % { } \\ *';

/** The folder of Next.js; some file systems ignore case. */
const NEXT_FOLDER = /^_next\//i;

/** File systems allow 255 bytes; the build adds to names, such as the size of a picture and `.br`. */
const LONGEST_NAME_BYTES = 200;

/**
 * The files below a folder, sorted, without system files.
 *
 * @throws IssueError for a link, which hosts and archives treat in different ways
 */
export function listOwnFiles(folder: string = PUBLIC): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const location = path.join(entry.parentPath, entry.name);
      const file = path.relative(folder, location).replaceAll(path.sep, '/');
      if (!entry.isSymbolicLink()) return file;
      throw new IssueError(`public/${file}: is a link; put in its place what it leads to`);
    })
    .filter((file) => !isSystemFile(file))
    .sort();
}

/** The problem of a file's path; undefined if there is none. */
function findNameProblem(file: string): string | undefined {
  if (SPECIAL.test(file)) return `its name holds ${SPECIAL_NAMES}; give it another name`;
  if (NEXT_FOLDER.test(file)) return 'the folder is one of Next.js; use another one';
  const names = file.split('/');
  if (names.some((name) => name.startsWith('.') && name !== '.well-known')) {
    return 'some hosts publish what begins with a dot, and others hide it; give it another name, or take it away';
  }
  const bytes = Math.max(...names.map((name) => Buffer.byteLength(name)));
  if (bytes <= LONGEST_NAME_BYTES) return undefined;
  return `has a name of ${bytes} bytes; ${LONGEST_NAME_BYTES} is the most`;
}

const describeFile = (file: string, problem: string) =>
  `public/${JSON.stringify(file).slice(1, -1)}: ${problem}`;

/**
 * Checks the file names, before Next.js sees the files.
 *
 * @throws IssueError with a line for each name that some host or file system could not serve
 */
export function refuseNames(own: readonly string[]): void {
  const issues = own.flatMap((file) => {
    const problem = findNameProblem(file);
    return problem ? [describeFile(file, problem)] : [];
  });
  if (issues.length > 0) throw new IssueError(...issues);
}

/** A name as some file systems compare it: without case and Unicode normalization. */
const normalizeName = (name: string) => name.normalize('NFC').toLowerCase();

const getFolders = (file: string): string[] =>
  [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));

/**
 * @param written those that publishing writes, or has Next write
 * @throws IssueError with a line for each that has the name of one of the site's, or of a folder of it, or stands in a
 * folder that has
 */
export function refuseTaken(own: readonly string[], written: readonly string[]): void {
  const files = new Set(written.map(normalizeName));
  const folders = new Set([...files].flatMap(getFolders));
  const taken = own.filter((file) => {
    const name = normalizeName(file);
    return (
      files.has(name) || folders.has(name) || getFolders(name).some((folder) => files.has(folder))
    );
  });
  if (taken.length === 0) return;
  const problem = 'the site writes a file of this name itself; give it another name';
  throw new IssueError(...taken.map((file) => describeFile(file, problem)));
}

/** The files of public/ that Next.js has overwritten in the export. */
export async function findOverwritten(
  own: readonly string[],
  folder: string,
  publicFolder: string,
): Promise<string[]> {
  const overwritten: string[] = [];
  for (const file of own) {
    const [original, copy] = await Promise.all([
      readFile(path.join(publicFolder, file)),
      readFile(path.join(folder, file)),
    ]);
    if (!original.equals(copy)) overwritten.push(file);
  }
  return overwritten;
}
