import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';
import { FaultError } from '../content/fault';

/** A browser that the end-to-end tests can drive. */
export interface InstalledBrowser {
  executablePath: string;
  /** Playwright's channel, where the browser is not the runner's own build. */
  channel?: string;
}

/** Chromium refuses to run as root with its sandbox, as it must in most containers. */
export const CHROMIUM_ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** For each engine the runner's own build, and the packages of Debian that have it, the best one first. */
const ENGINES = {
  chromium: {
    own: chromium,
    // The shell has no windows to draw: its tests take two thirds of the time.
    packages: [
      { name: 'chromium-headless-shell', executablePath: '/usr/bin/chromium-headless-shell' },
      { name: 'chromium', executablePath: '/usr/bin/chromium' },
    ],
  },
  firefox: {
    own: firefox,
    // A Firefox that Playwright did not patch is driven by the WebDriver BiDi protocol.
    packages: [
      {
        name: 'firefox-esr',
        executablePath: '/usr/bin/firefox-esr',
        channel: 'moz-firefox',
      },
    ],
  },
};

export type Engine = keyof typeof ENGINES;

export const engines = Object.keys(ENGINES) as Engine[];

/** The packages of Debian that have an engine; one of them will do. */
export const packagesOf = (engine: Engine): string[] =>
  ENGINES[engine].packages.map(({ name }) => name);

/** The browser to test an engine with: the runner's own download, else Debian's package; undefined for neither. */
export function findBrowser(engine: Engine): InstalledBrowser | undefined {
  const { own, packages } = ENGINES[engine];
  const candidates: InstalledBrowser[] = [{ executablePath: own.executablePath() }, ...packages];
  const found = candidates.find(({ executablePath }) => existsSync(executablePath));
  return found && { executablePath: found.executablePath, channel: found.channel };
}

/**
 * Starts the Chromium that the end-to-end tests use.
 *
 * @param extraArguments for its command line
 * @throws FaultError when there is none
 */
export async function launchChromium(...extraArguments: string[]) {
  const browser = findBrowser('chromium');
  if (!browser) throw new FaultError('Chromium is missing: run npx playwright install chromium');
  return chromium.launch({ ...browser, args: [...CHROMIUM_ARGUMENTS, ...extraArguments] });
}
