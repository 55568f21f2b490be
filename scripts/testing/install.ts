/**
 * Gets what the tests run in and on. Browsers are downloaded by Playwright, into the user's own folder. What that does
 * not bring, WebKit with its driver and the web servers of the host tests, are packages of Debian, which need root: they
 * are installed where CI is set, or where it is asked for by --install; elsewhere what is missing is named.
 */
import { engines, findBrowser, packagesOf as packagesOfEngine } from './browsers';
import { installDebianPackages, run } from './debian-packages';
import { findHost, hostPrograms, packagesOf as packagesOfHost } from './hosts';
import { hasWebkit, WEBKIT_PACKAGES } from './webkit';

/** Without a network for it the download tries for minutes; a browser that takes longer is not coming. */
const DOWNLOAD_LIMIT_MS = 120_000;

const mayInstall = Boolean(process.env.CI) || process.argv.includes('--install');

const missingEngines = () => engines.filter((engine) => findBrowser(engine) === undefined);
const missingHosts = () => hostPrograms.filter((host) => findHost(host) === undefined);
const missingPackages = () => [
  ...missingHosts().flatMap(packagesOfHost),
  ...(hasWebkit() ? [] : WEBKIT_PACKAGES),
];

if (missingEngines().length > 0) {
  run('npx', ['playwright', 'install', ...missingEngines()], DOWNLOAD_LIMIT_MS);
}
if (mayInstall) {
  for (const engine of missingEngines()) {
    for (const name of packagesOfEngine(engine)) {
      if (findBrowser(engine) === undefined) installDebianPackages([name]);
    }
  }
  if (missingPackages().length > 0) installDebianPackages(missingPackages());
}

const hint = mayInstall ? '' : '; `npm test -- --install` installs packages of Debian';
if (missingEngines().length > 0) {
  console.error(`No browser to test with: ${missingEngines().join(', ')}${hint}.`);
  process.exitCode = 1;
}
if (missingPackages().length > 0) {
  console.error(`Not tested, because not installed: ${missingPackages().join(', ')}${hint}.`);
  if (process.env.CI) process.exitCode = 1;
}
