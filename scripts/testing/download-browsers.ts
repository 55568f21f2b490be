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

/** The timeout for a silent host, in milliseconds. Without a network, Playwright would retry for minutes. */
const SILENCE_MS = '5000';

/**
 * Downloads Playwright's own builds of browsers into the user's cache folder.
 *
 * @returns the reason for a failure, in one line; undefined on success
 */
export async function downloadBrowsers(engines: readonly Engine[]): Promise<string | undefined> {
  console.log(`Downloading browsers: ${engines.join(' ')}`);
  const download = spawn(process.execPath, [PLAYWRIGHT, 'install', ...engines], {
    env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: SILENCE_MS },
    // In its own process group, so that its child processes end with it.
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
      // Ends it at the first failure: Playwright would retry five times, which does not help without a network.
      if (!hasBegun && download.pid) process.kill(-download.pid);
    });
  }
  const [status] = await ended;
  return status === 0 ? undefined : (error ?? `playwright install ended with ${status}`);
}
