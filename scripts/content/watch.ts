import { spawn } from 'node:child_process';
import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '../shared/project';

/** Editors save a file in several writes. It is complete when this time has passed without a write. */
const DEBOUNCE_MS = 200;

/** Checks the content in a separate process, and prints only mistakes. */
function checkContent(): void {
  spawn(process.execPath, ['--import', 'tsx', 'scripts/content/check.ts'], {
    cwd: PROJECT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Checks the content when `next dev` starts, and on each change. */
export function watchContent(): void {
  let checkTimer: NodeJS.Timeout | undefined;
  checkContent();
  const folders = ['data', 'public/assets'].filter((folder) =>
    existsSync(path.join(PROJECT, folder)),
  );
  for (const folder of folders) {
    watchFolder(path.join(PROJECT, folder), { recursive: true }, () => {
      clearTimeout(checkTimer);
      checkTimer = setTimeout(checkContent, DEBOUNCE_MS);
    });
  }
}
