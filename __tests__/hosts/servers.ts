import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getServeArguments, SERVE_ENVIRONMENT } from '@/scripts/serve/serve-command';
import { findFreePort } from '@/scripts/testing/free-port';
import { findHost } from '@/scripts/testing/hosts';
import { waitUntilAnswers } from '@/scripts/testing/until-answers';
import type { Build } from './builds';

const project = path.join(__dirname, '../..');

/** What a web server needs: a folder for its own files, the web root, and a port. */
interface Place {
  folder: string;
  root: string;
  port: number;
  build: Build;
}

type Command = [program: string, ...args: string[]];

/** A configuration of deploy/, with only its folder and address replaced. */
function readConfiguration(name: string, { root, port, build }: Place): string {
  return readFileSync(path.join(project, 'deploy', name), 'utf8')
    .replaceAll('/var/www/site/.host', `${root}${build.basePath}/.host`)
    .replaceAll('/var/www/site', root)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('*:80', `127.0.0.1:${port}`)
    .replace('ServerName scse.example', `ServerName 127.0.0.1:${port}`)
    .replace(/^scse\.example \{/m, `http://127.0.0.1:${port} {`);
}

const isRoot = process.getuid?.() === 0;

/** The command of each host. The files that are written here surround the site's configuration, as Debian's files do. */
const COMMANDS = {
  nginx: (place: Place): Command => {
    writeFileSync(path.join(place.folder, 'site.conf'), readConfiguration('nginx.conf', place));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    writeFileSync(
      path.join(place.folder, 'nginx.conf'),
      `include /etc/nginx/modules-enabled/*.conf;
      ${isRoot ? 'user www-data;' : ''}
      daemon off;
      pid ${place.folder}/nginx.pid;
      error_log stderr;
      events {}
      http {
        include /etc/nginx/mime.types;
        default_type application/octet-stream;
        access_log off;
        ${temporary.map((name) => `${name}_temp_path ${place.folder}/${name};`).join('\n')}
        include ${place.folder}/site.conf;
      }`,
    );
    return [findHost('nginx') ?? 'nginx', '-e', 'stderr', '-c', `${place.folder}/nginx.conf`];
  },
  apache2: (place: Place): Command => {
    const modules = ['mpm_event', 'authz_core', 'autoindex', 'dir', 'headers', 'mime', 'rewrite'];
    writeFileSync(
      path.join(place.folder, 'apache2.conf'),
      `${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
      ServerName 127.0.0.1
      ${isRoot ? 'User www-data\nGroup www-data' : ''}
      Listen 127.0.0.1:${place.port}
      PidFile ${place.folder}/apache2.pid
      DefaultRuntimeDir ${place.folder}
      ErrorLog ${place.folder}/error.log
      TypesConfig /etc/mime.types
      DirectoryIndex index.html
      ${readConfiguration('apache.conf', place)}`,
    );
    return [
      findHost('apache2') ?? 'apache2',
      ...['-d', place.folder, '-f', `${place.folder}/apache2.conf`, '-D', 'FOREGROUND'],
    ];
  },
  caddy: (place: Place): Command => {
    const globals = `{\n\tadmin unix/${place.folder}/admin.sock\n\tauto_https off\n}\n`;
    const file = path.join(place.folder, 'Caddyfile');
    writeFileSync(file, globals + readConfiguration('Caddyfile', place));
    return [findHost('caddy') ?? 'caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  },
  serve: ({ root, port, build }: Place): Command => [
    process.execPath,
    ...getServeArguments(
      root,
      `tcp://127.0.0.1:${port}`,
      ...['--config', `.${build.basePath}/.host/serve.json`, '--no-request-logging'],
    ),
  ],
  python: ({ root, port }: Place): Command => [
    'python3',
    ...['-m', 'http.server', '--bind', '127.0.0.1', '--directory', root, String(port)],
  ],
};

export type HostName = keyof typeof COMMANDS;

/** How each host is made to read its configuration again. */
const RELOADS: Partial<Record<HostName, (server: ChildProcess, folder: string) => void>> = {
  nginx: (server) => server.kill('SIGHUP'),
  caddy: (_, folder) => {
    const options = ['--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'];
    const address = ['--address', `unix/${folder}/admin.sock`];
    execFileSync(findHost('caddy') ?? 'caddy', ['reload', ...options, ...address], {
      stdio: 'pipe',
    });
  },
};

/** A web server that serves a build on loopback. */
export type Server = Awaited<ReturnType<typeof startHost>>;

/**
 * Publishes a build in a new web root, and starts a host that serves it.
 *
 * @param chosenPort default: a free one
 * @throws Error with the host's messages if it does not start
 */
export async function startHost(name: HostName, build: Build, chosenPort?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), `site-${name}-`));
  const root = path.join(folder, 'www');
  const port = chosenPort ?? (await findFreePort());
  let published = 0;
  const publish = (next: Build) => {
    published += 1;
    const release = `release-${published}`;
    const place = path.join(folder, release) + next.basePath;
    cpSync(next.folder, place, { recursive: true });
    // Python's server answers 304 unless a file is newer by a whole second.
    const time = Date.now() / 1000 + published;
    for (const file of readdirSync(place, { recursive: true, encoding: 'utf8' }))
      utimesSync(path.join(place, file), time, time);
    symlinkSync(release, `${root}.new`);
    renameSync(`${root}.new`, root);
  };
  publish(build);
  // Web servers that root starts read the files as a user of their own.
  chmodSync(folder, 0o755);

  const [program, ...args] = COMMANDS[name]({ folder, root, port, build });
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...SERVE_ENVIRONMENT, ...home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()));
  const ended = new Promise((resolve) => server.on('close', resolve).on('error', resolve));
  const stop = async () => {
    // Asked to end, serve waits for each connection, also for those that a browser opens ahead and never uses.
    server.kill(name === 'serve' ? 'SIGKILL' : 'SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  const origin = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(server, origin, log).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    origin,
    /** Publishes another build as docs/publishing.md says: by replacing a link. */
    redeploy: publish,
    /** Makes the server read its configuration again, if it does not by itself. */
    reload: () => RELOADS[name]?.(server, folder),
    /** The messages of the server so far. */
    log: () => log.join(''),
    stop,
  };
}
