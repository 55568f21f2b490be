import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  getServeArguments,
  SERVE_CONFIGURATION,
  SERVE_ENVIRONMENT,
} from '@/scripts/serve/serve-command';
import { findFreePort } from '@/scripts/testing/free-port';
import { linkFolder } from '@/scripts/testing/project-copy';
import { waitUntilServerAnswers } from '@/scripts/testing/until-answers';
import type { Build } from './builds';

const APACHE_MODULES = 'mpm_event authz_core autoindex dir headers mime rewrite'.split(' ');

/** A server that root starts gives its rights up, as Debian's does. */
const asUser = (directive: string) => (process.getuid?.() === 0 ? directive : '');

/** For each server its file in deploy/, what Debian's configuration has around that, and its command. */
const SERVERS = {
  nginx: {
    configuration: 'nginx.conf',
    surround: (site: string, folder: string) => `include /etc/nginx/modules-enabled/*.conf;
      ${asUser('user www-data;')}
      pid ${folder}/nginx.pid;
      events {}
      http { include /etc/nginx/mime.types; access_log off; ${site} }`,
    command: ['nginx', '-e', 'stderr', '-g', 'daemon off;', '-c'],
  },
  apache2: {
    configuration: 'apache.conf',
    surround: (site: string, folder: string, port: number) => `Listen 127.0.0.1:${port}
      ${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}
      ${asUser('User www-data\nGroup www-data')}
      ServerName 127.0.0.1
      PidFile ${folder}/apache2.pid
      DefaultRuntimeDir ${folder}
      ErrorLog ${folder}/error.log
      TypesConfig /etc/mime.types
      AddType application/x-gzip .gz
      AddLanguage br .br
      ${site}`,
    command: ['apache2', '-D', 'FOREGROUND', '-f'],
  },
  caddy: {
    configuration: 'Caddyfile',
    surround: (site: string) => `{\n\tadmin off\n\tauto_https off\n}\n${site}`,
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config'],
  },
};

type ServerName = keyof typeof SERVERS | 'serve';

/** Returns the command of a server, after it has written the configuration, with its folder and address replaced. */
function prepareServer(name: ServerName, folder: string, port: number, basePath: string): string[] {
  const root = path.join(folder, 'www');
  mkdirSync(root);
  const address = `127.0.0.1:${port}`;
  if (name === 'serve') {
    const options = ['--config', SERVE_CONFIGURATION];
    return [process.execPath, ...getServeArguments(root, `tcp://${address}`, ...options)];
  }
  const { configuration, surround, command } = SERVERS[name];
  const site = readFileSync(path.join('deploy', configuration), 'utf8')
    .replaceAll('/var/www/site', root)
    .replaceAll(' /404.html', ` ${basePath}/404.html`)
    .replace('listen 80;', `listen ${address};`)
    .replace('*:80', address)
    .replace(/^scse\.example \{/m, `http://${address} {`);
  const file = path.join(folder, configuration);
  writeFileSync(file, surround(site, folder, port));
  return [...command, file];
}

/** Starts a server, and publishes a build while it runs. It stops at the end of a block that has it by `await using`. */
export async function startServer(name: ServerName, { basePath, folder: out }: Build) {
  const folder = mkdtempSync(path.join(tmpdir(), `site-${name}-`));
  // For the user to whom root gives its rights up.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const [program = '', ...args] = prepareServer(name, folder, port, basePath);
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  // Debian puts servers into /usr/sbin.
  const env = {
    ...process.env,
    ...SERVE_ENVIRONMENT,
    ...home,
    PATH: `${process.env.PATH}:/usr/sbin`,
  };
  const server = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const stop = async () => {
    const ended = once(server, 'exit');
    if (server.exitCode === null && server.kill()) await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilServerAnswers(server, origin, log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  linkFolder(out, path.join(folder, 'www', basePath));
  return { address: origin + basePath, log, [Symbol.asyncDispose]: stop };
}
