import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getServeArguments, SERVE_ENVIRONMENT } from '@/scripts/serve/serve-command';
import { findFreePort } from '@/scripts/testing/free-port';
import { linkFolder } from '@/scripts/testing/project-copy';
import { waitUntilServerAnswers } from '@/scripts/testing/until-answers';
import type { Build } from './builds';

/** What a web server needs: a folder for its own files, the web root, and a port. */
interface Place {
  folder: string;
  root: string;
  port: number;
  build: Build;
}

/** A configuration of deploy/, with only its folder and address replaced. */
const readConfiguration = (file: string, { root, port, build }: Place) =>
  readFileSync(path.join('deploy', file), 'utf8')
    .replaceAll('/var/www/site/.host', `${root}${build.basePath}/.host`)
    .replaceAll('/var/www/site', root)
    .replaceAll(' /404.html', ` ${build.basePath}/404.html`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('*:80', `127.0.0.1:${port}`)
    .replace('ServerName scse.example', `ServerName 127.0.0.1:${port}`)
    .replace(/^scse\.example \{/m, `http://127.0.0.1:${port} {`);

const isRoot = process.getuid?.() === 0;

/** The command of each host. What is written here surrounds the site's configuration, as Debian's files do. */
const COMMANDS = {
  nginx: (place: Place) => {
    const { folder } = place;
    const file = path.join(folder, 'nginx.conf');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      file,
      `include /etc/nginx/modules-enabled/*.conf;
      ${isRoot ? 'user www-data;' : ''}
      daemon off;
      pid ${folder}/nginx.pid;
      error_log stderr;
      events {}
      http {
        include /etc/nginx/mime.types;
        default_type application/octet-stream;
        access_log off;
        ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
        ${readConfiguration('nginx.conf', place)}
      }`,
    );
    return ['nginx', '-e', 'stderr', '-c', file];
  },
  apache2: (place: Place) => {
    const { folder, port } = place;
    const file = path.join(folder, 'apache2.conf');
    const modules = [
      'mpm_event',
      'alias',
      'authz_core',
      'autoindex',
      'dir',
      'headers',
      'mime',
      'rewrite',
    ];
    writeFileSync(
      file,
      `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      ServerName 127.0.0.1
      ${isRoot ? 'User www-data\nGroup www-data' : ''}
      Listen 127.0.0.1:${port}
      PidFile ${folder}/apache2.pid
      DefaultRuntimeDir ${folder}
      ErrorLog ${folder}/error.log
      TypesConfig /etc/mime.types
      DirectoryIndex index.html
      ${readConfiguration('apache.conf', place)}`,
    );
    return ['apache2', '-d', folder, '-f', file, '-D', 'FOREGROUND'];
  },
  caddy: (place: Place) => {
    const globals = `{\n\tadmin unix/${place.folder}/admin.sock\n\tauto_https off\n}\n`;
    // Where it looks for its configuration.
    const file = path.join(place.folder, 'Caddyfile');
    writeFileSync(file, globals + readConfiguration('Caddyfile', place));
    return ['caddy', 'run'];
  },
  serve: ({ root, port, build }: Place) => {
    const options = ['--config', `.${build.basePath}/.host/serve.json`, '--no-request-logging'];
    return [process.execPath, ...getServeArguments(root, `tcp://127.0.0.1:${port}`, ...options)];
  },
  python: ({ root, port }: Place) => [
    'python3',
    ...['-m', 'http.server', '--bind', '127.0.0.1', '--directory', root, String(port)],
  ],
};

export type HostName = keyof typeof COMMANDS;

/** A web server that serves a build on loopback. */
export type Server = Awaited<ReturnType<typeof startHost>>;

/**
 * Publishes a build in a new web root, and starts a host that serves it.
 *
 * @throws Error with the host's messages if it does not start
 */
export async function startHost(name: HostName, build: Build) {
  const folder = mkdtempSync(path.join(tmpdir(), `site-${name}-`));
  const root = path.join(folder, 'www');
  const port = await findFreePort();
  /** Publishes as docs/publishing.md says: by replacing a link. */
  const publish = (next: Build) => {
    linkFolder(next.folder, path.join(folder, next.name) + next.basePath);
    symlinkSync(next.name, `${root}.new`);
    renameSync(`${root}.new`, root);
  };
  publish(build);
  // Web servers that root starts read the files as a user of their own.
  chmodSync(folder, 0o755);

  const [program = '', ...args] = COMMANDS[name]({ folder, root, port, build });
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  // In the group of this process, so that Ctrl-C ends it too.
  const server = spawn(program, args, {
    cwd: folder,
    // Where Debian puts servers.
    env: { ...process.env, ...SERVE_ENVIRONMENT, ...home, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const ended = once(server, 'exit');
      // These two end their own processes; the others are one, and might wait for open connections.
      server.kill(['nginx', 'apache2'].includes(name) ? 'SIGTERM' : 'SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  await waitUntilServerAnswers(server, origin, log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    redeploy: publish,
    /** Makes the server read its configuration again, if it does not by itself. */
    reload: () => {
      if (name === 'nginx') server.kill('SIGHUP');
      const toCaddy = ['reload', '--config', `${folder}/Caddyfile`];
      if (name === 'caddy') execFileSync('caddy', toCaddy, { stdio: 'pipe' });
    },
    /** The messages of the server so far. */
    log: () => log.join(''),
    stop,
    /** Stops it at the end of a block that has it by `await using`. */
    [Symbol.asyncDispose]: stop,
  };
}
