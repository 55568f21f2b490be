/** Copies of the project, in which other content is built with other settings. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { PROJECT } from '@/scripts/shared/project';
import { drawPictures } from './fixture-pictures';
import { replaceText, type Variant } from './variants';

/** The folders that a build reads. */
export const SOURCE_FOLDERS = ['app', 'components', 'data', 'editor', 'lib', 'public', 'scripts'];

/** What is in public/ and is not content. */
const KEPT_ENTRIES = ['icons', 'share', '_headers', '.htaccess', '.nojekyll'];

async function replaceContentByFixture(copy: string): Promise<void> {
  const publicFolder = path.join(copy, 'public');
  rmSync(path.join(copy, 'data'), { recursive: true });
  for (const name of readdirSync(publicFolder).filter((entry) => !KEPT_ENTRIES.includes(entry))) {
    rmSync(path.join(publicFolder, name), { recursive: true });
  }
  cpSync(path.join(PROJECT, '__tests__/fixture'), copy, { recursive: true });
  await drawPictures(path.join(publicFolder, 'assets'));
}

/** Creates a copy of the project that has only its packages and its cache; a copy of the same name is removed. */
export function createCopy(name: string): string {
  const copy = path.join(PROJECT, '.variants', name);
  rmSync(copy, { recursive: true, force: true });
  for (const folder of [copy, path.join(PROJECT, '.cache')]) mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(PROJECT, '.cache'), path.join(copy, '.cache'));
  // Linked file by file, because Turbopack follows no link that leads out of the copy. Without GNU's cp, copied.
  const [from, to] = [path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules')];
  if (spawnSync('cp', ['--archive', '--link', from, to]).status !== 0)
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** Puts the sources of a variant into a copy, in place of those of another variant. */
export async function prepareVariant(copy: string, { url, change }: Variant): Promise<void> {
  for (const entry of readdirSync(PROJECT, { withFileTypes: true })) {
    if (!entry.isFile() && !SOURCE_FOLDERS.includes(entry.name)) continue;
    cpSync(path.join(PROJECT, entry.name), path.join(copy, entry.name), { recursive: true });
  }
  await replaceContentByFixture(copy);
  if (url) appendFileSync(path.join(copy, 'data/site.yaml'), `url: ${url}\n`);
  change?.(copy);
  // The types are checked once, for the project.
  const config = path.join(copy, 'next.config.mjs');
  replaceText(config, 'typescript: {', 'typescript: { ignoreBuildErrors: true,');
}

/** The command of plain `next build`, for Node.js in a copy. */
export const BUILD_COMMAND = ['node_modules/next/dist/bin/next', 'build'];

/** The environment of a build, without what Jest sets, because tests build too. */
export const BUILD_ENVIRONMENT: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  JEST_WORKER_ID: undefined,
  CONTENT_FOLDER: undefined,
};
