import { existsSync } from 'node:fs';

/** The programs that the tests start: their Debian packages, and the files that must exist, the program first. */
const PROGRAMS = {
  // The headless shell draws no windows, so its tests take two thirds of the time.
  chromium: {
    packages: ['chromium-headless-shell'],
    files: ['/usr/bin/chromium-headless-shell'],
  },
  firefox: { packages: ['firefox-esr'], files: ['/usr/bin/firefox-esr'] },
  // WebKit needs a driver and a virtual screen.
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    files: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
  nginx: {
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
  },
  apache2: { packages: ['apache2'], files: ['/usr/sbin/apache2'] },
  caddy: { packages: ['caddy'], files: ['/usr/bin/caddy'] },
};

export type Program = keyof typeof PROGRAMS;

export const programs = Object.keys(PROGRAMS) as Program[];

export const getPackages = (program: Program): string[] => PROGRAMS[program].packages;

/** Returns the path of a program; undefined if one of its files is not installed as Debian installs it. */
export function findProgram(program: Program): string | undefined {
  const { files } = PROGRAMS[program];
  return files.every(existsSync) ? files[0] : undefined;
}

/** Whether the tests run on a CI machine: the variable CI is set, and not to a value that means no. */
export const isCi = !['', '0', 'false', 'no'].includes((process.env.CI ?? '').toLowerCase());
