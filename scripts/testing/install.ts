/**
 * Installs the programs that the tests start: as Debian packages, and the browsers that no package brings by Playwright's
 * download. If that would need a password, it installs nothing and prints the command to type.
 */
import { spawnSync } from 'node:child_process';
import { engines, findBrowser, type Engine } from './browsers';
import { findProgram, getPackages, isCi, programs, type Program } from './programs';

const isEngine = (program: Program): program is Engine => engines.some((one) => one === program);

const findMissing = () =>
  programs.filter((program) => !(isEngine(program) ? findBrowser(program) : findProgram(program)));

const hasSucceeded = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What goes before a command that needs an administrator; undefined where it would ask for a password. */
function getPrivilege(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return hasSucceeded('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

function runAptGet(privilege: readonly string[], ...args: string[]): void {
  const [command = '', ...rest] = [
    ...privilege,
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'],
    // New machines may still be installing packages in the background.
    ...['-o', 'DPkg::Lock::Timeout=600', ...args],
  ];
  // Its full output has a thousand lines.
  spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @returns what to do about the programs that are missing; undefined if nothing can be done, or nothing is missing */
function install(): string | undefined {
  const missing = findMissing();
  if (missing.length === 0) return undefined;
  if (hasSucceeded('apt-get', '--version')) {
    const packages = missing.flatMap(getPackages);
    const privilege = getPrivilege();
    if (!privilege)
      return `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;
    console.log(`Installing packages of Debian: ${packages.join(' ')}`);
    runAptGet(privilege, 'update');
    // One by one, because apt-get installs nothing if it does not know a package.
    for (const program of missing)
      runAptGet(privilege, 'install', '-y', '--no-install-recommends', ...getPackages(program));
  }
  const download = ['playwright', 'install', ...findMissing().filter(isEngine)];
  if (download.length > 2) spawnSync('npx', download, { stdio: 'inherit' });
  return findMissing().some(isEngine) ? `npx ${download.join(' ')}` : undefined;
}

const command = install();
const missing = findMissing();
if (command !== undefined)
  console.error(`Missing: ${missing.join(', ')}. Type this, then run the tests again:\n${command}`);
else if (missing.length > 0)
  console.error(`Not tested, because not installed: ${missing.join(', ')}.`);
if (command !== undefined || (isCi && missing.length > 0)) process.exitCode = 1;
