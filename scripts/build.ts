/**
 * `npm run build`: checks the settings and the content, derives the pictures, then exports the site to out/.
 * The export is made aside and put in place at the end, so a build that fails leaves an earlier good one alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSettings, SettingError } from '@/lib/settings.mjs';
import { formatFaults } from './content/fault';
import { ContentError } from './content/load';
import { cleanImages } from './originals';
import { makePictures, PictureError } from './pictures';

const project = path.join(import.meta.dirname, '..');
const STAGED = '.staged';

/** Does what must be done before the pages are built; gives a line for each thing that keeps them from being built. */
async function prepare(): Promise<string[]> {
  try {
    readSettings(process.env);
    // The data reads the settings as it loads, so it must wait until they are known to be good.
    const { findSiteFaults } = await import('./content/site-faults');
    const faults = await findSiteFaults();
    if (faults.length === 0) await makePictures();
    return formatFaults(faults);
  } catch (error) {
    if (error instanceof SettingError || error instanceof PictureError) return [error.message];
    if (error instanceof ContentError) return [error.message];
    throw error;
  }
}

/** Runs `next build`; its exit code, 0 for success. */
function exportTo(folder: string): number {
  const next = path.join(project, 'node_modules/next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, EXPORT_FOLDER: folder, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status ?? 1;
}

function putInPlace(): void {
  const staged = path.join(project, STAGED);
  const output = path.join(project, 'out');
  const previous = path.join(project, '.previous');
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, previous);
  renameSync(staged, output);
  rmSync(previous, { recursive: true, force: true });
}

/** Makes the export fit to be published, then puts it in place. */
async function finish(): Promise<void> {
  try {
    await cleanImages(path.join(project, STAGED));
    putInPlace();
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const obstacles = await prepare();
if (obstacles.length > 0) {
  console.error(obstacles.join('\n'));
  process.exitCode = 1;
} else {
  process.exitCode = exportTo(STAGED);
  if (process.exitCode === 0) await finish();
}
