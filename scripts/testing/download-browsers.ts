import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Engine } from './browsers';

const PLAYWRIGHT = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);

/** How long a host may be silent, in milliseconds. Without a network Playwright would try for minutes. */
const SILENCE_MS = '5000';

/**
 * Has Playwright download its own builds of browsers, into the user's own folder.
 *
 * @returns why they did not come, in a line; undefined when they did
 */
export async function downloadBrowsers(engines: readonly Engine[]): Promise<string | undefined> {
  console.log(`Downloading browsers: ${engines.join(' ')}`);
  const download = spawn(process.execPath, [PLAYWRIGHT, 'install', ...engines], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: SILENCE_MS },
    // A group of its own: it starts processes, which must end with it.
    detached: true,
  });
  const ended = once(download, 'exit') as Promise<[number | null]>;
  let hasBegun = false;
  let error: string | undefined;
  for (const stream of [download.stdout, download.stderr]) {
    createInterface(stream).on('line', (line) => {
      hasBegun ||= /\d% of /.test(line);
      if (!/^\W*Error:/.test(line)) return;
      error ??= line.trim();
      // It would try five times more. What had begun may well come then; what cannot begin does not.
      if (!hasBegun && download.pid) process.kill(-download.pid);
    });
  }
  const [status] = await ended;
  return status === 0 ? undefined : (error ?? `playwright install ended with ${status}`);
}
