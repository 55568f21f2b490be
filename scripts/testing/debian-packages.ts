import { spawnSync } from 'node:child_process';

/** New machines may still be installing packages in the background, which locks apt-get. */
const WAIT_FOR_OTHERS = ['-o', 'DPkg::Lock::Timeout=600'];

const hasSucceeded = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Whether the system has Debian's package manager. */
export const hasDebianPackages = () => hasSucceeded('apt-get', '--version');

/** The command prefix for installing without a prompt: empty for root, sudo for others, undefined if neither works. */
function getPrivilege(): string[] | undefined {
  if (process.getuid?.() === 0) return [];
  return hasSucceeded('sudo', '--non-interactive', 'true')
    ? ['sudo', '--non-interactive']
    : undefined;
}

/** Whether packages can be installed without a prompt. */
export const canInstallPackages = () => hasDebianPackages() && getPrivilege() !== undefined;

/** The command to install packages, for a user who has the rights. */
export const getInstallCommand = (packages: readonly string[]) =>
  `sudo apt-get update && sudo apt-get install -y --no-install-recommends ${packages.join(' ')}`;

/**
 * Installs Debian packages, after saying so. If that fails, apt-get prints the reason; callers check afterwards what is
 * still missing.
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
    // Its full output has a thousand lines.
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
