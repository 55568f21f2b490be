/**
 * Installs what the tests need: browsers by Playwright's download or else as Debian packages; WebKit with its driver,
 * and the web servers of the host tests, as Debian packages. If that would need a password, it installs nothing and
 * prints the command to type.
 */
import { engines, findBrowser, getBrowserPackages, type Engine } from './browsers';
import { isCi } from './ci';
import {
  canInstallPackages,
  getInstallCommand,
  hasDebianPackages,
  installPackages,
} from './debian-packages';
import { downloadBrowsers } from './download-browsers';
import { findHost, getHostPackages, hostPrograms } from './hosts';
import { hasWebkit, WEBKIT_PACKAGES } from './webkit';

const findMissingEngines = () => engines.filter((engine) => findBrowser(engine) === undefined);

/** The packages of programs that cannot be downloaded otherwise. */
const findMissingPackages = () => [
  ...hostPrograms.filter((host) => findHost(host) === undefined).flatMap(getHostPackages),
  ...(hasWebkit() ? [] : WEBKIT_PACKAGES),
];

/** The next package to try for an engine; empty once all were tried. Not every system has the best one. */
const getPackage = (engine: Engine, attempt: number) =>
  getBrowserPackages(engine).slice(attempt, attempt + 1);

/** Ends with a message that says what to do. */
function fail(problem: string, command: string): void {
  console.error(`${problem}. Install that, then run the tests again:\n${command}`);
  process.exitCode = 1;
}

/** The packages to install: those without a download, and the best ones for browsers that are still missing. */
const findAllMissing = () => [
  ...findMissingEngines().flatMap((engine) => getPackage(engine, 0)),
  ...findMissingPackages(),
];

async function installAll(): Promise<void> {
  const isDebian = hasDebianPackages();
  const mayInstall = canInstallPackages();
  if (findMissingPackages().length > 0 && isDebian && !mayInstall) {
    const packages = findAllMissing();
    return fail(`Missing: ${packages.join(', ')}`, getInstallCommand(packages));
  }

  const wanted = findMissingEngines();
  if (wanted.length > 0) {
    const problem = await downloadBrowsers(wanted);
    if (problem) console.log(`The download failed: ${problem}`);
  }
  if (mayInstall) {
    for (const attempt of [0, 1]) {
      const packages = [
        ...findMissingEngines().flatMap((engine) => getPackage(engine, attempt)),
        ...findMissingPackages(),
      ];
      if (packages.length > 0) installPackages(packages);
    }
  }

  const missing = findAllMissing();
  if (missing.length === 0) return;
  const problem = `Missing: ${missing.join(', ')}`;
  if (isDebian) fail(problem, getInstallCommand(missing));
  else if (findMissingEngines().length > 0)
    fail(problem, `npx playwright install ${findMissingEngines().join(' ')}`);
  else {
    console.error(`Not tested, because not installed: ${missing.join(', ')}.`);
    if (isCi) process.exitCode = 1;
  }
}

await installAll();
