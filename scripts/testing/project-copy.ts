import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import ignore from 'ignore';
import { SETTING_VARIABLES } from '@/lib/urls/settings.mjs';
import { PROJECT } from '../shared/project';

/** The folder of the copies, on the project's own disk, so that files can be hard-linked. */
const COPIES = path.join(PROJECT, '.variants');

/** The copy with the fixture's content, which is never built. */
export const WITH_FIXTURE = path.join(COPIES, 'with-fixture');

/** The cache that all copies share. */
export const CACHE = '.cache';

/** Makes a new folder with the same files, hard-linked where possible. Replace a file to change it; writing into it changes both. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  // GNU's cp is not everywhere, and cannot link to another disk.
  const options = ['--archive', '--link', '--no-target-directory'];
  if (spawnSync('cp', [...options, from, to]).status === 0) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}

/**
 * The project's own files: all that its .gitignore does not exclude. It does not call Git, which may be missing or may
 * refuse a folder of another user.
 *
 * @returns their paths within the folder, in a fixed order
 */
export function listProjectFiles(folder: string = PROJECT): string[] {
  const left = ignore()
    .add('.git')
    .add(readFileSync(path.join(folder, '.gitignore'), 'utf8'));
  const listFiles = (place: string): string[] =>
    readdirSync(path.join(folder, place)).flatMap((entry) => {
      const name = path.posix.join(place, entry);
      // A link to a folder counts as a folder: copies share some by links.
      const isFolder = statSync(path.join(folder, name)).isDirectory();
      if (left.ignores(isFolder ? `${name}/` : name)) return [];
      return isFolder ? listFiles(name) : [name];
    });
  return listFiles('').sort();
}

/** Copies the project's own files into a folder. */
export function copyFiles(target: string, source: string = PROJECT): void {
  for (const file of listProjectFiles(source)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    copyFileSync(path.join(source, file), path.join(target, file));
  }
}

/** Copies the project, or another copy of it, without node_modules. An existing copy of the name is replaced. */
function startCopy(name: string, original: string): string {
  const copy = path.join(COPIES, name);
  rmSync(copy, { recursive: true, force: true });
  copyFiles(copy, original);
  mkdirSync(path.join(PROJECT, CACHE), { recursive: true });
  symlinkSync(path.join(PROJECT, CACHE), path.join(copy, CACHE));
  return copy;
}

/**
 * Copies the project for commands that build nothing. The copy shares node_modules, which must not be changed.
 *
 * @param name of the copy; an existing one is replaced
 * @param original the project, or another copy of it
 * @returns its folder
 */
export function copyForCommands(name: string, original: string = PROJECT): string {
  const copy = startCopy(name, original);
  symlinkSync(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/**
 * Copies the project in the state of a fresh clone after `npm ci`, for other builds.
 *
 * @param name of the copy; an existing one is replaced
 * @param original the project, or another copy of it
 * @returns its folder
 */
export function copyProject(name: string, original: string = PROJECT): string {
  const copy = startCopy(name, original);
  linkFolder(path.join(PROJECT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/**
 * Copies the compiler caches of the project's last build, which halves the time of a first build. Only for a copy with
 * the same settings: with others, Turbopack sometimes ends with "conflicting effects for the same key".
 */
export function copyCompilerCaches(copy: string): void {
  const cache = '.next/cache';
  for (const name of ['.tsbuildinfo', 'turbopack']) {
    const source = path.join(PROJECT, cache, name);
    if (existsSync(source)) cpSync(source, path.join(copy, cache, name), { recursive: true });
  }
}

/** The path of the program within a copy. */
export const NEXT = 'node_modules/next/dist/bin/next';

/** Unsets all settings of the site, because the shell that runs the tests may have some. */
const NO_SETTINGS = Object.fromEntries(SETTING_VARIABLES.map((name) => [name, undefined]));

/** The environment of a command, with these settings of the site and no others. */
export const createEnvironment = (
  settings: Record<string, string | undefined>,
): NodeJS.ProcessEnv => ({
  ...process.env,
  ...NO_SETTINGS,
  // Jest sets these, and tests run commands too.
  NODE_ENV: 'production',
  JEST_WORKER_ID: undefined,
  CONTENT_FOLDER: undefined,
  ...settings,
});

/** The output and the exit status of a command. */
export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs plain `next build` in a copy of the project. */
export function runNextBuild(
  copy: string,
  settings: Record<string, string> = {},
): Promise<Outcome> {
  const options = { cwd: copy, env: createEnvironment(settings) };
  return new Promise((resolve) => {
    const build = execFile(process.execPath, [NEXT, 'build'], options, (_, stdout, stderr) =>
      resolve({ status: build.exitCode, stdout, stderr }),
    );
  });
}
