import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Where the finished site stands, and where the one before does for as long as the new one takes its place. */
const FOLDERS = { output: path.join(project, 'out'), previous: path.join(project, '.previous') };

/** Puts a finished site in the place of the one before. */
export function putInPlace(staged: string, { output, previous } = FOLDERS): void {
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, previous);
  renameSync(staged, output);
  rmSync(previous, { recursive: true, force: true });
}

/** Brings the site back that was set aside by a build that was killed before it could put its own in place. */
export function recoverOutput({ output, previous } = FOLDERS): void {
  if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);
}
