/**
 * Installs the programs that the tests start: as Debian packages, or, for browsers without such a package, by
 * Playwright's download. If this needs a password, it installs nothing and prints the command to type.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { engines, findBrowser, type Engine } from './browsers';
import { findProgram, getPackages, isCi, programs, type Program } from './programs';

const isEngine = (program: Program): program is Engine => engines.some((one) => one === program);

const findMissingPrograms = () =>
  programs.filter((program) => !(isEngine(program) ? findBrowser(program) : findProgram(program)));

const hasAptGet = existsSync('/usr/bin/apt-get');
/** With -n, sudo fails instead of asking for a password. */
const SUDO = process.getuid?.() === 0 ? '' : 'sudo -n';

// New machines may still be installing packages in the background.
const APT_GET = `${SUDO} env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600`;

const getInstallCommand = (missing: readonly Program[]) =>
  `install -y --no-install-recommends ${missing.flatMap(getPackages).join(' ')}`;

/** Only errors are shown: the full output has a thousand lines. */
const runAptGet = (command: string): boolean =>
  spawnSync(`${APT_GET} ${command}`, { shell: true, stdio: ['ignore', 'ignore', 'inherit'] })
    .status === 0;

/** @returns a command that the user must type to install missing programs; undefined if there is none */
function installPrograms(missing: readonly Program[]): string | undefined {
  if (missing.length > 0 && hasAptGet) {
    console.log(`Installing packages of Debian: ${missing.flatMap(getPackages).join(' ')}`);
    if (!runAptGet('--version'))
      return `sudo apt-get update && sudo apt-get ${getInstallCommand(missing)}`;
    runAptGet('update');
    // One program at a time, because apt-get installs nothing if it does not know one of the packages.
    for (const program of missing) runAptGet(getInstallCommand([program]));
  }
  const downloadCommand = ['playwright', 'install', ...findMissingPrograms().filter(isEngine)];
  if (downloadCommand.length > 2) spawnSync('npx', downloadCommand, { stdio: 'inherit' });
  return findMissingPrograms().some(isEngine) ? `npx ${downloadCommand.join(' ')}` : undefined;
}

const command = installPrograms(findMissingPrograms());
const missing = findMissingPrograms();
if (command !== undefined)
  console.error(`Missing: ${missing.join(', ')}. Type this, then run the tests again:\n${command}`);
else if (missing.length > 0)
  console.error(`Not tested, because not installed: ${missing.join(', ')}.`);
if (command !== undefined || (isCi && missing.length > 0)) process.exitCode = 1;
