import { existsSync } from 'node:fs';

/** The web servers that the tests start: their Debian packages and required files, the program first. */
const HOSTS = {
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  apache2: { packages: ['apache2'], files: ['/usr/sbin/apache2'] },
  caddy: { packages: ['caddy'], files: ['/usr/bin/caddy'] },
} satisfies Record<string, { packages: string[]; files: string[] }>;

export type HostProgram = keyof typeof HOSTS;

export const hostPrograms = Object.keys(HOSTS) as HostProgram[];

/** The Debian packages of a web server. */
export const getHostPackages = (host: HostProgram): string[] => HOSTS[host].packages;

/** The path of a web server's program; undefined if it, or a module that it needs, is not installed. */
export function findHost(host: HostProgram): string | undefined {
  const { files } = HOSTS[host];
  return files.every(existsSync) ? files[0] : undefined;
}
