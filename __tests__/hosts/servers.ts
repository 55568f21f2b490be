import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '@/scripts/shared/free-port';
import type { Build } from '../support/builds';

/** For each server its file in deploy/, which the file of the same name here surrounds as Debian does, and its command. */
const SERVERS = {
  nginx: {
    file: 'nginx.conf',
    command: ['nginx', '-e', 'stderr', '-g', 'daemon off;', '-c'],
  },
  apache2: { file: 'apache.conf', command: ['apache2', '-D', 'FOREGROUND', '-f'] },
  caddy: {
    file: 'Caddyfile',
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config'],
  },
};

type ServerName = keyof typeof SERVERS;

/** Returns the command of a server, after it has written the configuration, with its folder and address replaced. */
function prepareServer(name: ServerName, folder: string, address: string, basePath: string) {
  const { file, command } = SERVERS[name];
  const site = fs
    .readFileSync(path.join('deploy', file), 'utf8')
    .replaceAll('/var/www/site', path.join(folder, 'www'))
    .replaceAll(' /404.html', ` ${basePath}/404.html`)
    .replace(/(?<=listen )80|\*:80/, address)
    .replace(/^scse\.example \{/m, `http://${address} {`);
  const around = fs
    .readFileSync(path.join('__tests__/hosts', file), 'utf8')
    // Only a server that root starts can give its rights up, as Debian's does.
    .replace(/.*www-data.*\n/g, (line) => (process.getuid?.() === 0 ? line : ''))
    .replaceAll('FOLDER', folder)
    .replace('ADDRESS', address)
    .replace('SITE', () => site);
  const configuration = path.join(folder, file);
  fs.writeFileSync(configuration, around);
  return [...command, configuration];
}

/** Starts a server, and publishes a build while it runs. It stops at the end of a block that has it by `await using`. */
export async function startServer(name: ServerName, { basePath, folder: out }: Build) {
  const folder = fs.mkdtempSync(path.join(tmpdir(), `site-${name}-`));
  // For the user to whom root gives its rights up.
  fs.chmodSync(folder, 0o755);
  fs.mkdirSync(path.join(folder, 'www'));
  const address = `127.0.0.1:${await findFreePort()}`;
  const [program = '', ...args] = prepareServer(name, folder, address, basePath);
  // Debian puts servers into /usr/sbin.
  const PATH = `${process.env.PATH}:/usr/sbin`;
  const env = { ...process.env, HOME: folder, PATH };
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const isUp = () => fetch(`http://${address}`).then(Boolean, () => false);
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`${name} does not serve:\n${log.join('')}`);
    await setTimeout(50);
  }
  fs.cpSync(out, path.join(folder, 'www', basePath), { recursive: true });
  const stop = async () => {
    const ended = once(server, 'exit');
    if (server.kill()) await ended;
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { address: `http://${address}${basePath}`, log, [Symbol.asyncDispose]: stop };
}
