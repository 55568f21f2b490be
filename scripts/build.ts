/**
 * `npm run build [-- folder]`: checks the settings and the content, derives the pictures, then exports the site to
 * out/, or to another folder of the project, and makes it ready for any host. The export is made aside and put in
 * place at the end, so a build that fails leaves an earlier good one alone.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readSettings, SettingError } from '@/lib/settings.mjs';
import { formatFaults } from './content/fault';
import { ContentError } from './content/load';
import { cleanImages } from './originals';
import { makePictures, PictureError } from './pictures';

const project = path.join(import.meta.dirname, '..');
const STAGED = '.staged';
const output = path.join(project, process.argv[2] ?? 'out');

/** Runs `next build`; its exit code, 0 for success. */
function exportTo(folder: string): number {
  const next = path.join(project, 'node_modules/next/dist/bin/next');
  // Turbopack's script is 3 % larger (bench/README.md).
  const { status } = spawnSync(process.execPath, [next, 'build', '--webpack'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, EXPORT_FOLDER: folder, NEXT_TELEMETRY_DISABLED: '1' },
  });
  return status ?? 1;
}

function putInPlace(): void {
  const staged = path.join(project, STAGED);
  const previous = path.join(project, '.previous');
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(path.dirname(output), { recursive: true });
  if (existsSync(output)) renameSync(output, previous);
  renameSync(staged, output);
  rmSync(previous, { recursive: true, force: true });
}

async function build(): Promise<void> {
  const settings = readSettings(process.env);
  // The data reads the settings as it loads, so what reads it must wait until they are known to be good.
  const { findSiteFaults } = await import('./content/site-faults');
  const { publish } = await import('./publish/publish');
  const faults = await findSiteFaults();
  if (faults.length > 0) throw new ContentError(formatFaults(faults).join('\n'));
  await makePictures();

  const staged = path.join(project, STAGED);
  process.exitCode = exportTo(STAGED);
  if (process.exitCode !== 0) return;
  await cleanImages(staged);
  await publish(staged, settings);
  putInPlace();
}

try {
  await build();
} catch (error) {
  const isForReader = [SettingError, ContentError, PictureError].some(
    (kind) => error instanceof kind,
  );
  if (!isForReader || !(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
