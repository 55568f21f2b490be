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

/** The folder of all copies of the project. It is on the project's own disk, so that files can be hard-linked. */
const COPIES_FOLDER = path.join(PROJECT, '.variants');

/** The copy of the project with the fixture's content. It is not built itself: variants and recipes copy it. */
export const FIXTURE_COPY = path.join(COPIES_FOLDER, 'with-fixture');

/** The name of the cache folder, which the project and all copies share. */
export const CACHE_FOLDER_NAME = '.cache';

/** Creates a folder with hard links to the files of another. To change a file, replace it: writing changes both. */
export function linkFolder(sourceFolder: string, targetFolder: string): void {
  mkdirSync(path.dirname(targetFolder), { recursive: true });
  const options = ['--archive', '--link', '--no-target-directory'];
  if (spawnSync('cp', [...options, sourceFolder, targetFolder]).status === 0) return;
  // Copies the files if GNU's cp is missing, or if the folders are on two disks.
  rmSync(targetFolder, { recursive: true, force: true });
  cpSync(sourceFolder, targetFolder, { recursive: true, verbatimSymlinks: true });
}

/**
 * Lists the project's own files: all that its .gitignore does not exclude. It does not call Git, which may be missing
 * or may refuse a folder of another user.
 *
 * @returns their paths within the folder, in a fixed order
 */
export function listProjectFiles(folder: string = PROJECT): string[] {
  const ignoreRules = ignore()
    .add('.git')
    .add(readFileSync(path.join(folder, '.gitignore'), 'utf8'));
  const listFilesBelow = (subfolder: string): string[] =>
    readdirSync(path.join(folder, subfolder)).flatMap((entry) => {
      const name = path.posix.join(subfolder, entry);
      // A link to a folder counts as a folder, because copies share some folders by links.
      const isFolder = statSync(path.join(folder, name)).isDirectory();
      if (ignoreRules.ignores(isFolder ? `${name}/` : name)) return [];
      return isFolder ? listFilesBelow(name) : [name];
    });
  return listFilesBelow('').sort();
}

export function copyProjectFiles(target: string, source: string = PROJECT): void {
  for (const file of listProjectFiles(source)) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    copyFileSync(path.join(source, file), path.join(target, file));
  }
}

/**
 * Copies the project, or another copy of it, in the state of a fresh clone after `npm ci`. An existing copy with this
 * name is replaced.
 *
 * @param options.original the folder of the project or of another copy
 * @param options.sharesModules for a copy that is not built: it uses the project's node_modules, which takes no time
 * @returns the folder of the copy
 */
export function copyProject(
  name: string,
  { original = PROJECT, sharesModules = false }: { original?: string; sharesModules?: boolean },
): string {
  const copyFolder = path.join(COPIES_FOLDER, name);
  rmSync(copyFolder, { recursive: true, force: true });
  copyProjectFiles(copyFolder, original);
  mkdirSync(path.join(PROJECT, CACHE_FOLDER_NAME), { recursive: true });
  symlinkSync(path.join(PROJECT, CACHE_FOLDER_NAME), path.join(copyFolder, CACHE_FOLDER_NAME));
  const addModules = sharesModules ? symlinkSync : linkFolder;
  addModules(path.join(PROJECT, 'node_modules'), path.join(copyFolder, 'node_modules'));
  return copyFolder;
}

/**
 * Copies the compiler caches of the project's last build, which halves the time of a copy's first build. Only for a
 * copy with the project's settings: with others, Turbopack sometimes fails with "conflicting effects for the same key".
 */
export function copyCompilerCaches(copyFolder: string): void {
  const cache = '.next/cache';
  for (const name of ['.tsbuildinfo', 'turbopack']) {
    const source = path.join(PROJECT, cache, name);
    if (existsSync(source)) cpSync(source, path.join(copyFolder, cache, name), { recursive: true });
  }
}

/** The path of the program `next` within a copy. */
export const NEXT_PATH = 'node_modules/next/dist/bin/next';

/** Unsets all settings of the site, because the shell that runs the tests may have some. */
const UNSET_SETTINGS = Object.fromEntries(SETTING_VARIABLES.map((name) => [name, undefined]));

/** Creates the environment of a command, with the given settings of the site and no others. */
export const createEnvironment = (
  settings: Record<string, string | undefined>,
): NodeJS.ProcessEnv => ({
  ...process.env,
  ...UNSET_SETTINGS,
  // Overrides what Jest sets, because tests run commands too.
  NODE_ENV: 'production',
  JEST_WORKER_ID: undefined,
  CONTENT_FOLDER: undefined,
  ...settings,
});

/** The output and the exit status of a command. */
export interface CommandOutcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs plain `next build` in a copy of the project. */
export function runNextBuild(
  copyFolder: string,
  settings: Record<string, string> = {},
): Promise<CommandOutcome> {
  const options = { cwd: copyFolder, env: createEnvironment(settings) };
  return new Promise((resolve) => {
    const build = execFile(process.execPath, [NEXT_PATH, 'build'], options, (_, stdout, stderr) =>
      resolve({ status: build.exitCode, stdout, stderr }),
    );
  });
}
