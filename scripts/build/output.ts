import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Where the finished site stands, and where the one before does for as long as the new one takes its place. */
const FOLDERS = {
  output: path.join(project, 'out'),
  previous: path.join(project, '.previous'),
  /** What Next notes while it builds, and reads back: half a file of it would end every build to come. */
  notes: path.join(project, '.next/diagnostics'),
};

/** Lets everybody read a folder: a web server runs as a user of its own, and uploads keep what a file permits. */
function letAllRead(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}

/** Puts a finished site in the place of the one before, readable by all. */
export function putInPlace(staged: string, { output, previous } = FOLDERS): void {
  letAllRead(staged);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, previous);
  renameSync(staged, output);
  rmSync(previous, { recursive: true, force: true });
}

/**
 * Settles what a build left that was killed: brings the site back that it had set aside before it could put its own in
 * place, and drops what Next may have written half.
 */
export function recoverOutput({ output, previous, notes } = FOLDERS): void {
  if (!existsSync(output) && existsSync(previous)) renameSync(previous, output);
  rmSync(notes, { recursive: true, force: true });
}
