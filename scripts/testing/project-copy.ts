import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

const project = path.join(import.meta.dirname, '../..');

/** Where copies stand: on the project's own disk, so that what they share is linked and not copied. */
const COPIES = path.join(project, '.variants');

/** What is derived from pictures, which need not be derived in each copy. */
export const CACHE = '.cache';

/** Makes a folder with the same files; each is one file on the disk under two names, until either is replaced. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** The project's own files, those that are not committed yet among them. */
export function projectFiles(): string[] {
  const names = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: project, encoding: 'utf8' },
  );
  // Files that were deleted and not yet committed are listed too.
  return names.split('\0').filter((name) => name !== '' && existsSync(path.join(project, name)));
}

/**
 * Copies the project as a fresh clone after `npm ci` has it, so that something else can be built there.
 *
 * @param name of the copy; one that there is already is replaced
 * @returns its folder
 */
export function copyProject(name: string): string {
  const copy = path.join(COPIES, name);
  rmSync(copy, { recursive: true, force: true });
  for (const file of projectFiles()) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    copyFileSync(path.join(project, file), path.join(copy, file));
  }
  linkFolder(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  mkdirSync(path.join(project, CACHE), { recursive: true });
  symlinkSync(path.join(project, CACHE), path.join(copy, CACHE));
  return copy;
}

/** Hands a copy what TypeScript found out in the last build of the project, which takes half of a first build. */
export function shareTypeCheck(copy: string): void {
  const file = '.next/cache/.tsbuildinfo';
  if (!existsSync(path.join(project, file))) return;
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  copyFileSync(path.join(project, file), path.join(copy, file));
}

/** The program, in a copy. */
export const NEXT = 'node_modules/next/dist/bin/next';

/** The settings of a fresh clone: none, whatever is set where the tests run. */
const NO_SETTINGS = {
  SITE_URL: undefined,
  BASE_PATH: undefined,
  NEXT_PUBLIC_ASSETS_HOST: undefined,
  OFFLINE: undefined,
};

/** The environment of a command that knows no settings of the site but these. */
export const environmentWith = (
  settings: Record<string, string | undefined>,
): NodeJS.ProcessEnv => ({
  ...process.env,
  ...NO_SETTINGS,
  NEXT_TELEMETRY_DISABLED: '1',
  // Jest sets both, whose tests run commands as well.
  NODE_ENV: 'production',
  JEST_WORKER_ID: undefined,
  ...settings,
});

/** What a command printed, and how it ended. */
export interface Outcome {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** Runs plain `next build` in a copy of the project. */
export function nextBuild(copy: string, settings: Record<string, string> = {}): Promise<Outcome> {
  const options = { cwd: copy, env: environmentWith(settings) };
  return new Promise((resolve) => {
    const build = execFile(process.execPath, [NEXT, 'build'], options, (_, stdout, stderr) =>
      resolve({ status: build.exitCode, stdout, stderr }),
    );
  });
}
