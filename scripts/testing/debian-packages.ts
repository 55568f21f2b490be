import { spawnSync } from 'node:child_process';

/** Runs a command in sight of the user. A failure is not reported: what is missing afterwards tells. */
export function run(command: string, args: readonly string[], timeout?: number): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout });
}

/** Installs packages of Debian, as root or by sudo; does nothing on other systems. */
export function installDebianPackages(packages: readonly string[]): void {
  const privileged = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command, ...rest] = [...privileged, 'apt-get', ...args];
    if (command) run(command, rest);
  }
}
