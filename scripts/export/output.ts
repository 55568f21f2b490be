import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { BUILD_NOTES, EXPORT_NOTE } from './next-format';
import { PROJECT } from '../shared/project';

/** The published site. */
export const OUTPUT = path.join(PROJECT, 'out');

const NOTES = path.join(PROJECT, BUILD_NOTES);

const getPrevious = (output: string) => `${output}.previous`;

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
 */
export function putInPlace(staged: string, output: string = OUTPUT): void {
  rmSync(getPrevious(output), { recursive: true, force: true });
  letAllRead(staged);
  if (existsSync(output)) renameSync(output, getPrevious(output));
  renameSync(staged, output);
  rmSync(getPrevious(output), { recursive: true, force: true });
}

/**
 * Tells hosts that build the site, such as Netlify and Vercel, where it is: they read the export note of Next.js,
 * which names the folder before the move.
 */
export function noteOutput(distDir: string, output: string = OUTPUT): void {
  const file = path.join(distDir, EXPORT_NOTE);
  const detail = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...detail, outDirectory: output }));
}

/**
 * Repairs what a killed build left behind: restores the old site if the new one was not in place yet, and removes
 * files that Next.js may have half written.
 */
export function recoverOutput(output: string = OUTPUT, notes: string = NOTES): void {
  if (!existsSync(output) && existsSync(getPrevious(output)))
    renameSync(getPrevious(output), output);
  rmSync(notes, { recursive: true, force: true });
}
