/**
 * `npm run dev`: serves the site while it is edited. At the start and at each change of data/ or public/assets, the
 * content is checked, its faults are printed here, and the pictures are derived anew. What follows the command, such
 * as `-- --port 4000`, goes to `next dev`.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { RECORDS_FILE } from '@/lib/records-file';

const project = path.join(import.meta.dirname, '..');

/** Editors write a file in several steps; so many milliseconds after the last one it is whole. */
const SETTLE_MS = 200;

/** Runs a script of ours. Only what it complains of is shown. */
function succeeds(script: string): boolean {
  const file = path.join(project, 'scripts', script);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}

let isGood = true;

function checkContent(): void {
  const wasGood = isGood;
  isGood = succeeds('content/check.ts') && succeeds('make-pictures.ts');
  if (isGood && !wasGood) console.log('The content has no faults any more.');
}

let isRestarting = false;

function startServer(): ChildProcess {
  const next = path.join(project, 'node_modules/next/dist/bin/next');
  const started = spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], {
    cwd: project,
    stdio: 'inherit',
    // Not out/, which holds the built site.
    env: { ...process.env, EXPORT_FOLDER: '.next', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return started.on('exit', (code) => {
    if (!isRestarting) process.exit(code ?? 0);
    isRestarting = false;
    server = startServer();
  });
}

const changed = new Set<string>();
let settling: NodeJS.Timeout | undefined;

function afterChanges(): void {
  checkContent();
  // The server reads the records as it starts, and does not watch their file.
  if (changed.has(path.join(project, RECORDS_FILE))) {
    isRestarting = true;
    server.kill();
  }
  changed.clear();
}

checkContent();
let server = startServer();

for (const folder of ['data', 'public/assets']) {
  watch(path.join(project, folder), { recursive: true }, (_, name) => {
    changed.add(path.join(project, folder, name ?? ''));
    clearTimeout(settling);
    settling = setTimeout(afterChanges, SETTLE_MS);
  });
}

// The server shuts down by itself when it is interrupted; this process ends after it.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => server.kill());
