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
import { FaultError } from '@/lib/content/fault';

const project = path.join(import.meta.dirname, '../..');

/** Where the finished site stands. */
const OUTPUT = path.join(project, 'out');

/** What Next notes while it builds, and reads back: half a file of it would end every build to come. */
const NOTES = path.join(project, '.next/diagnostics');

/** What a build of this site writes, twice over. */
const BUILD_BYTES = 200_000_000;

/**
 * The folder that is to hold the site. Where `out` is a link, such as one to a web root, that is what it leads to.
 *
 * @throws FaultError when a link leads nowhere
 */
function folderOf(output: string): string {
  if (!lstatSync(output, { throwIfNoEntry: false })?.isSymbolicLink()) return output;
  const target = path.resolve(path.dirname(output), readlinkSync(output));
  if (existsSync(target)) return realpathSync(target);
  if (existsSync(path.dirname(target))) return target;
  throw new FaultError(`${path.basename(output)}: is a link to ${target}, which does not exist`);
}

/** Where the site before stands for as long as the new one takes its place. */
const previousOf = (folder: string) => `${folder}.previous`;

/** Where the new one is made ready for that. */
const nextOf = (folder: string) => `${folder}.next`;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Takes the site before out of the way; a folder that something is mounted on stays where it is. */
function setAside(folder: string): void {
  try {
    renameSync(folder, previousOf(folder));
  } catch (error) {
    if (!hasCode(error, 'EBUSY') || process.platform === 'win32') throw error;
    const name = path.basename(folder);
    throw new FaultError(
      `${name}: something is mounted on it, such as a volume of Docker, and a mount cannot be replaced: ` +
        `mount the folder that it stands in, or copy the new site from ${nextOf(name)}`,
    );
  }
}

/** Moves a folder, to another disk too; there it has its name only once it is whole. */
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

/** Lets everybody read a folder: a web server runs as a user of its own, and uploads keep what a file permits. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/**
 * Puts a finished site in the place of the one before, which is gone for no longer than a folder is renamed. Everybody may read it.
 *
 * @param staged the folder of the finished site
 * @returns the folder that it stands in now
 * @throws FaultError when the place is a mount, or a link that leads nowhere
 */
export function putInPlace(staged: string, output: string = OUTPUT): string {
  const folder = folderOf(output);
  const next = nextOf(folder);
  rmSync(next, { recursive: true, force: true });
  rmSync(previousOf(folder), { recursive: true, force: true });
  letAllRead(staged);
  move(staged, next);
  if (existsSync(folder)) setAside(folder);
  renameSync(next, folder);
  rmSync(previousOf(folder), { recursive: true, force: true });
  return folder;
}

/**
 * Tells the builders of hosts such as Netlify and Vercel where the site stands. They read what Next has noted of its
 * export, which has been moved since.
 *
 * @param distDir where Next keeps what it builds
 * @param folder of the finished site
 */
export function noteOutput(distDir: string, folder: string): void {
  const file = path.join(distDir, 'export-detail.json');
  const detail = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...detail, outDirectory: folder }));
}

/**
 * Settles what a build left that was killed: brings the site back that it had set aside before it could put its own in
 * place, and drops what Next may have written half.
 */
export function recoverOutput(output: string = OUTPUT, notes: string = NOTES): void {
  const folder = folderOf(output);
  if (!existsSync(folder) && existsSync(previousOf(folder))) renameSync(previousOf(folder), folder);
  rmSync(notes, { recursive: true, force: true });
}

/**
 * Ends a build before it begins where it would fill the disk, in the midst of what would say so at length.
 *
 * @throws FaultError when too little is free
 */
export function refuseFullDisk(folder: string = project, needed: number = BUILD_BYTES): void {
  const { bavail, bsize, blocks } = statfsSync(folder);
  // Some file systems do not say.
  if (blocks === 0 || bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;
  throw new FaultError(
    `the disk has ${megabytes(bavail * bsize)} left, and a build needs ${megabytes(needed)}`,
  );
}
