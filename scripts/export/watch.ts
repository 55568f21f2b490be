import { spawn } from 'node:child_process';
import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Editors save a file in several writes; this long after the last one it is complete. */
const DEBOUNCE_MS = 200;

/** Checks the content in a separate process, and prints only mistakes. */
function checkContent(): void {
  spawn(process.execPath, ['scripts/content/check.mjs'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Checks the content when `next dev` starts, and on each change. */
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
