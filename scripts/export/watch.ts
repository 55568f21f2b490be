import { spawn } from 'node:child_process';
import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Editors write a file in several steps: after so long without another one it is complete. */
const DEBOUNCE_MS = 200;

/** Checks the content in a process of its own, and prints only mistakes. */
function checkContent(): void {
  spawn(process.execPath, ['scripts/content/check.mjs'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Checks the content when `next dev` starts, and at each change. */
export function watch(): void {
  let timer: NodeJS.Timeout | undefined;
  checkContent();
  const folders = ['data', 'public/assets'].filter((folder) =>
    existsSync(path.join(project, folder)),
  );
  for (const folder of folders) {
    watchFolder(path.join(project, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(checkContent, DEBOUNCE_MS);
    });
  }
}
