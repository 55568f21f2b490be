import { spawn } from 'node:child_process';
import { existsSync, utimesSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import { RECORDS_FILE } from '@/lib/records-file';

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
  const changed = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  const afterChanges = () => {
    // The server reads the records' file as it starts; a new date of its configuration makes it start again.
    if (changed.has(RECORDS_FILE)) {
      utimesSync(path.join(project, 'next.config.mjs'), new Date(), new Date());
    } else checkContent();
    changed.clear();
  };

  checkContent();
  const folders = ['data', 'public/assets'].filter((folder) =>
    existsSync(path.join(project, folder)),
  );
  for (const folder of folders) {
    watchFolder(path.join(project, folder), { recursive: true }, (_, name) => {
      changed.add(`${folder}/${name ?? ''}`);
      clearTimeout(settling);
      settling = setTimeout(afterChanges, SETTLE_MS);
    });
  }
}
