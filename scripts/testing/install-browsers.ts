/**
 * Gets the browsers of the end-to-end tests, unless they are there: by the runner's own download, else as packages of
 * Debian. Says so in one line, and fails, when neither works.
 */
import { engines, findBrowser, type Engine } from './browsers';
import { installDebianPackages, run } from './debian-packages';

const DEBIAN_PACKAGES: Record<Engine, string> = { chromium: 'chromium', firefox: 'firefox-esr' };

/** Without a network for it the download tries for minutes; a browser that takes longer is not coming. */
const DOWNLOAD_LIMIT_MS = 120_000;

const missing = () => engines.filter((engine) => findBrowser(engine) === undefined);

if (missing().length > 0) {
  run('npx', ['playwright', 'install', '--with-deps', ...missing()], DOWNLOAD_LIMIT_MS);
}
if (missing().length > 0) {
  installDebianPackages(missing().map((engine) => DEBIAN_PACKAGES[engine]));
}
if (missing().length > 0) {
  console.error(
    `No ${missing().join(' and no ')} to test with: neither Playwright's download nor Debian's packages could be installed.`,
  );
  process.exitCode = 1;
}
