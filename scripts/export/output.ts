import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { IssueError } from '@/lib/content/issue';
import { BUILD_NOTES, EXPORT_NOTE } from './next-format';
import { PROJECT } from '../shared/project';

/** The published site. */
const OUTPUT = path.join(PROJECT, 'out');

const NOTES = path.join(PROJECT, BUILD_NOTES);

/** Twice what a build writes. */
const BUILD_BYTES = 200_000_000;

/**
 * The folder of the site: `out`, or what it links to, such as a web root.
 *
 * @throws IssueError when a link leads nowhere
 */
function resolveOutput(output: string): string {
  if (!lstatSync(output, { throwIfNoEntry: false })?.isSymbolicLink()) return output;
  const target = path.resolve(path.dirname(output), readlinkSync(output));
  if (existsSync(target)) return realpathSync(target);
  if (existsSync(path.dirname(target))) return target;
  throw new IssueError(`${path.basename(output)}: is a link to ${target}, which does not exist`);
}

/** The name of the old site during the replacement. */
const getPrevious = (folder: string) => `${folder}.previous`;

/** The name of the new site before the replacement. */
const getNext = (folder: string) => `${folder}.next`;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Renames the old site; a mount point cannot be renamed. */
function setAside(folder: string): void {
  try {
    renameSync(folder, getPrevious(folder));
  } catch (error) {
    if (!hasCode(error, 'EBUSY') || process.platform === 'win32') throw error;
    const name = path.basename(folder);
    throw new IssueError(
      `${name}: something is mounted on it, such as a volume of Docker, and a mount cannot be replaced: ` +
        `mount the folder that contains it, or copy the new site from ${getNext(name)}`,
    );
  }
}

/** Moves a folder, also to another disk, where it gets its final name only when complete. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV')) throw error;
    const copy = `${to}.copy`;
    rmSync(copy, { recursive: true, force: true });
    cpSync(from, copy, { recursive: true });
    renameSync(copy, to);
    rmSync(from, { recursive: true });
  }
}

/** Makes a folder readable for everybody: web servers run as a user of their own, and uploads keep permissions. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/**
 * Replaces the published site, which is missing only while two folders are renamed, and makes it readable for
 * everybody.
 *
 * @param staged the folder of the finished site
 * @returns its new folder
 * @throws IssueError when the target is a mount point, or a link that leads nowhere
 */
export function putInPlace(staged: string, output: string = OUTPUT): string {
  const folder = resolveOutput(output);
  const next = getNext(folder);
  rmSync(next, { recursive: true, force: true });
  rmSync(getPrevious(folder), { recursive: true, force: true });
  letAllRead(staged);
  move(staged, next);
  if (existsSync(folder)) setAside(folder);
  renameSync(next, folder);
  rmSync(getPrevious(folder), { recursive: true, force: true });
  return folder;
}

/**
 * Tells hosts that build the site, such as Netlify and Vercel, where it is: they read the export note of Next.js,
 * which names the folder before the move.
 *
 * @param distDir the folder that Next.js builds in
 * @param folder of the finished site
 */
export function noteOutput(distDir: string, folder: string): void {
  const file = path.join(distDir, EXPORT_NOTE);
  const detail = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...detail, outDirectory: folder }));
}

/**
 * Repairs what a killed build left behind: restores the old site if the new one was not in place yet, and removes
 * files that Next.js may have half written.
 */
export function recoverOutput(output: string = OUTPUT, notes: string = NOTES): void {
  const folder = resolveOutput(output);
  if (!existsSync(folder) && existsSync(getPrevious(folder)))
    renameSync(getPrevious(folder), folder);
  rmSync(notes, { recursive: true, force: true });
}

/**
 * Ends a build early if it would fill the disk; the later error would be hard to understand.
 *
 * @throws IssueError when there is too little space
 */
export function refuseFullDisk(folder: string = PROJECT, needed: number = BUILD_BYTES): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems do not report it.
  if (blocks === 0 || bavail * bsize >= needed) return;
  const formatMegabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  throw new IssueError(
    `the disk has ${formatMegabytes(bavail * bsize)} left, and a build needs ${formatMegabytes(needed)}`,
  );
}
