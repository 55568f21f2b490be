import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { precompress } from '@/scripts/build/compress';
import { copyProject, environmentWith, nextBuild } from '@/scripts/testing/project-copy';

const PROJECT = path.join(import.meta.dirname, '..');

/** A folder below the project's; the bench keeps its builds and the pages that it makes there. */
export const benchFolder = (name: string) => path.join(PROJECT, '.variants', name);

/**
 * Builds the site in a copy of the project.
 *
 * @param copy its folder
 * @returns the folder of the built site
 * @throws Error with what the build printed, when it failed
 */
export async function buildSite(copy: string = copyProject('bench')): Promise<string> {
  const { status, stdout, stderr } = await nextBuild(copy);
  if (status !== 0) throw new Error(`${copy} could not be built:\n${stdout}${stderr}`);
  return path.join(copy, 'out');
}

/** Compresses the files of a folder as those of the site are. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    await precompress(path.join(folder, file));
  }
}

/**
 * Builds the empty page of bench/empty, and the page with one island beside it, compressed like the site.
 *
 * @returns the folder of the built page
 */
export async function buildEmptyPage(): Promise<string> {
  const source = path.join(PROJECT, 'bench/empty');
  const next = path.join(PROJECT, 'node_modules/next/dist/bin/next');
  execFileSync(process.execPath, [next, 'build'], { cwd: source, env: environmentWith({}) });
  const output = path.join(source, 'out');
  await compressFolder(output);
  return output;
}

/** The size of all that is in a folder, in bytes. */
export function folderSize(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(path.join(folder, name)))
    .filter((entry) => entry.isFile())
    .reduce((sum, { size }) => sum + size, 0);
}
