import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '../publish/compress';

const PROJECT = path.join(import.meta.dirname, '../..');

/** What a host is handed, and a fresh clone builds: no setting of the site, whatever is set where the bench runs. */
const PLAIN_SETTINGS = {
  SITE_URL: undefined,
  BASE_PATH: undefined,
  NEXT_PUBLIC_ASSETS_HOST: undefined,
};

/** A folder below the project's; the bench keeps its builds and the pages that it makes there. */
export const benchFolder = (name: string) => path.join(PROJECT, '.variants', name);

function run(folder: string, script: string, ...args: string[]): void {
  const { status, stdout } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...PLAIN_SETTINGS, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status === 0) return;
  console.error(stdout);
  throw new Error(`${path.basename(script)} ${args.join(' ')} failed in ${folder}`);
}

/** The program of a package, below the folder of a project. */
const TSX = 'node_modules/tsx/dist/cli.mjs';
const NEXT = 'node_modules/next/dist/bin/next';

/**
 * Builds the site.
 *
 * @param output where to, below the project's folder
 * @param project the folder of the project, or of a copy of it
 * @returns the folder of the built site
 */
export function buildSite(output: string, project: string = PROJECT): string {
  run(project, path.join(project, TSX), 'scripts/build.ts', output);
  return path.join(project, output);
}

/**
 * Builds the empty page of bench/empty, and compresses its files as those of the site are.
 *
 * @returns the folder of the built page
 */
export async function buildEmptyPage(): Promise<string> {
  const source = path.join(PROJECT, 'bench/empty');
  // By the bundler that builds the site (scripts/build.ts).
  run(source, path.join(PROJECT, NEXT), 'build', '--webpack');
  const output = path.join(source, 'out');
  for (const file of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
    await precompress(path.join(output, file));
  }
  return output;
}

/** The size of all that is in a folder, in bytes. */
export function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .filter((entry) => entry.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}
