/**
 * Installs the programs that the tests start: as Debian packages, or, for browsers without such a package, by
 * Playwright's download. If this needs a password, it installs nothing and prints the command to type.
 */
import { spawnSync } from 'node:child_process';
import { engines, findBrowser, type Engine } from './browsers';
import { findProgram, getPackages, isCi, programs, type Program } from './programs';

const isEngine = (program: Program): program is Engine => engines.some((one) => one === program);

const findMissingPrograms = () =>
  programs.filter((program) => !(isEngine(program) ? findBrowser(program) : findProgram(program)));

const runsSuccessfully = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Returns the words before a command for administrators; undefined if they would ask for a password. */
function getSudoPrefix(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return runsSuccessfully('sudo', '-n', 'true') ? ['sudo', '-n'] : undefined;
}

function runAptGet(sudo: readonly string[], ...args: string[]): void {
  const [command = '', ...commandArguments] = [
    ...sudo,
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq'],
    // New machines may still be installing packages in the background.
    ...['-o', 'DPkg::Lock::Timeout=600', ...args],
  ];
  // Only errors are shown: the full output has a thousand lines.
  spawnSync(command, commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** @returns a command that the user must type to install missing programs; undefined if there is none */
function installMissingPrograms(): string | undefined {
  const missing = findMissingPrograms();
  if (missing.length === 0) return undefined;
  if (runsSuccessfully('apt-get', '--version')) {
    const packages = missing.flatMap(getPackages);
    const sudo = getSudoPrefix();
    if (!sudo)
      return `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;
    console.log(`Installing packages of Debian: ${packages.join(' ')}`);
    runAptGet(sudo, 'update');
    // One program at a time, because apt-get installs nothing if it does not know one of the packages.
    for (const program of missing)
      runAptGet(sudo, 'install', '-y', '--no-install-recommends', ...getPackages(program));
  }
  const downloadCommand = ['playwright', 'install', ...findMissingPrograms().filter(isEngine)];
  if (downloadCommand.length > 2) spawnSync('npx', downloadCommand, { stdio: 'inherit' });
  return findMissingPrograms().some(isEngine) ? `npx ${downloadCommand.join(' ')}` : undefined;
}

const command = installMissingPrograms();
const missing = findMissingPrograms();
if (command !== undefined)
  console.error(`Missing: ${missing.join(', ')}. Type this, then run the tests again:\n${command}`);
else if (missing.length > 0)
  console.error(`Not tested, because not installed: ${missing.join(', ')}.`);
if (command !== undefined || (isCi && missing.length > 0)) process.exitCode = 1;
