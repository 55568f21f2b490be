import { existsSync } from 'node:fs';

/** The web servers that the tests start: Debian's packages, and the files without which it is not there, its program first. */
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

/** The packages of Debian that a web server comes in. */
export const getHostPackages = (host: HostProgram): string[] => HOSTS[host].packages;

/** Where a web server is installed; undefined when it, or a module that it needs, is not. */
export function findHost(host: HostProgram): string | undefined {
  const { files } = HOSTS[host];
  return files.every(existsSync) ? files[0] : undefined;
}
