/** A copy of the project, in which other content is built with other settings. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '@/scripts/shared/project';
import { drawPictures } from './fixture-pictures';
import { replaceText, type Variant } from './variants';

/** The folder of the copy. */
export const COPY = path.join(PROJECT, '.variants/project');

/** The folders that a build reads. */
export const SOURCE_FOLDERS = ['app', 'components', 'data', 'editor', 'lib', 'public', 'scripts'];

/** The entries of public/ that are not content. */
const KEPT_ENTRIES = ['icons', 'share', '_headers', '.htaccess', '.nojekyll'];

async function replaceContentByFixture(): Promise<void> {
  const publicFolder = path.join(COPY, 'public');
  rmSync(path.join(COPY, 'data'), { recursive: true });
  for (const name of readdirSync(publicFolder).filter((entry) => !KEPT_ENTRIES.includes(entry))) {
    rmSync(path.join(publicFolder, name), { recursive: true });
  }
  cpSync(path.join(PROJECT, '__tests__/fixture'), COPY, { recursive: true });
  await drawPictures(path.join(publicFolder, 'assets'));
}

/** Creates a new copy of the project, with only its packages and the cache of all variants. */
export function createCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  // Not that of the project: a build deletes the derived pictures of other content.
  const cache = path.join(PROJECT, '.variants/cache');
  for (const folder of [COPY, cache]) mkdirSync(folder, { recursive: true });
  symlinkSync(cache, path.join(COPY, '.cache'));
  // Linked file by file, because Turbopack follows no link that leads out of the copy. Without GNU's cp, copied.
  const [from, to] = [path.join(PROJECT, 'node_modules'), path.join(COPY, 'node_modules')];
  if (spawnSync('cp', ['--archive', '--link', from, to]).status !== 0)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/** Puts the sources of a variant into the copy, in place of those of another variant. */
export async function prepareVariant({ url, change }: Variant): Promise<void> {
  for (const entry of readdirSync(PROJECT, { withFileTypes: true })) {
    if (!entry.isFile() && !SOURCE_FOLDERS.includes(entry.name)) continue;
    cpSync(path.join(PROJECT, entry.name), path.join(COPY, entry.name), { recursive: true });
  }
  await replaceContentByFixture();
  if (url) appendFileSync(path.join(COPY, 'data/site.yaml'), `url: ${url}\n`);
  change?.(COPY);
  // The types are checked once, for the project.
  const config = path.join(COPY, 'next.config.mjs');
  replaceText(config, 'typescript: {', 'typescript: { ignoreBuildErrors: true,');
}

/** The command of plain `next build`, for Node.js in the copy. */
export const BUILD_COMMAND = ['node_modules/next/dist/bin/next', 'build'];

/** The environment of a build, without what Jest sets, because tests build too. */
export const BUILD_ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  JEST_WORKER_ID: undefined,
  CONTENT_FOLDER: undefined,
};
