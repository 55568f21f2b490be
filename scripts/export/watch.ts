import { spawn } from 'node:child_process';
import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Editors write a file in several steps; so many milliseconds after the last one it is whole. */
const SETTLE_MS = 200;

/** Runs the check of the content beside the server, and shows only what it complains of. */
function checkContent(): void {
  const check = path.join(project, 'scripts/content/check.ts');
  spawn(process.execPath, ['--import', 'tsx', check], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** What goes on beside `next dev`: the content is checked at the start, and at each change of it. */
export function watch(): void {
  let settling: NodeJS.Timeout | undefined;
  checkContent();
  const folders = ['data', 'public/assets'].filter((folder) =>
    existsSync(path.join(project, folder)),
  );
  for (const folder of folders) {
    watchFolder(path.join(project, folder), { recursive: true }, () => {
      clearTimeout(settling);
      settling = setTimeout(checkContent, SETTLE_MS);
    });
  }
}
