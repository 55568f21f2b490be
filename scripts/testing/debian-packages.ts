import { spawnSync } from 'node:child_process';

/** Another program may be installing, as new machines do by themselves. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=600'];

const hasSucceeded = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether this is Debian, or a system that has its packages. */
export const hasDebianPackages = () => hasSucceeded('apt-get', '--version');

/** What installs packages without a question: nothing before the command for root, or sudo; undefined for neither. */
function getPrivilege(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return hasSucceeded('sudo', '--non-interactive', 'true')
    ? ['sudo', '--non-interactive']
    : undefined;
}

/** Whether packages can be installed without a question. */
export const canInstallPackages = () => hasDebianPackages() && getPrivilege() !== undefined;

/** The command by which somebody who may do so installs packages. */
export const getInstallCommand = (packages: readonly string[]) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/**
 * Installs packages of Debian, and says so first. A failure is told by apt-get, in its own words; what is missing
 * afterwards shows it.
 */
export function installPackages(packages: readonly string[]): void {
  console.log(`Installing packages of Debian: ${packages.join(' ')}`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...rest] = [
      ...(getPrivilege() ?? []),
      ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...WAIT_FOR_OTHERS, ...args],
    ];
    // What it does package by package is a thousand lines.
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
