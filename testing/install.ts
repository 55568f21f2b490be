/**
 * Installs the programs that the tests start: as Debian packages, or, for browsers without such a package, by
 * Playwright's download. If this needs a password, it installs nothing and prints the command to type.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findBrowser, isEngine } from './browsers';
import { findProgram, getPackages, isCi, programs } from './programs';

const findMissing = () =>
  programs.filter((program) => !(isEngine(program) ? findBrowser(program) : findProgram(program)));

/** Runs apt-get as root. Only errors are shown: the full output has a thousand lines. */
function runAptGet(command: string): boolean {
  // With -n, sudo fails instead of asking for a password.
  const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
  // New machines may still be installing packages in the background.
  const aptGet = 'env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=600';
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  return spawnSync(`${sudo}${aptGet} ${command}`, { shell: true, stdio: [...stdio] }).status === 0;
}

const INSTALL = 'install -y --no-install-recommends';

const missing = findMissing();
if (missing.length > 0 && existsSync('/usr/bin/apt-get')) {
  const packages = missing.flatMap(getPackages).join(' ');
  console.log(`Installing packages of Debian: ${packages}`);
  if (!runAptGet('--version')) {
    console.error('Type this, then run the tests again:');
    console.error(`sudo apt-get update && sudo apt-get ${INSTALL} ${packages}`);
    process.exit(1);
  }
  runAptGet('update');
  // One program at a time, because apt-get installs nothing if it does not know one of the packages.
  for (const program of missing) runAptGet(`${INSTALL} ${getPackages(program).join(' ')}`);
}

const browsers = findMissing().filter(isEngine);
if (browsers.length > 0)
  spawnSync('npx', ['playwright', 'install', ...browsers], { stdio: 'inherit' });

const stillMissing = findMissing();
if (stillMissing.length > 0) console.error(`Not installed: ${stillMissing.join(', ')}`);
if (stillMissing.some(isEngine) || (isCi && stillMissing.length > 0)) process.exitCode = 1;
