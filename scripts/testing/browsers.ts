import { existsSync } from 'node:fs';
import { chromium, firefox } from '@playwright/test';

/** A browser that the end-to-end tests can drive. */
export interface InstalledBrowser {
  executablePath: string;
  /** Playwright's channel, where the browser is not the runner's own build. */
  channel?: string;
}

/** Chromium refuses to run as root with its sandbox, as it must in most containers. */
export const CHROMIUM_ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const ENGINES = {
  chromium: { own: chromium, system: { executablePath: '/usr/bin/chromium' } },
  // A Firefox that Playwright did not patch is driven by the WebDriver BiDi protocol.
  firefox: {
    own: firefox,
    system: { executablePath: '/usr/bin/firefox-esr', channel: 'moz-firefox' },
  },
};

export type Engine = keyof typeof ENGINES;

export const engines = Object.keys(ENGINES) as Engine[];

/** The browser to test an engine with: the runner's own download, else Debian's package; undefined for neither. */
export function findBrowser(engine: Engine): InstalledBrowser | undefined {
  const { own, system } = ENGINES[engine];
  const candidates: InstalledBrowser[] = [{ executablePath: own.executablePath() }, system];
  return candidates.find(({ executablePath }) => existsSync(executablePath));
}

/**
 * Starts the Chromium that the end-to-end tests use.
 *
 * @param extraArguments for its command line
 */
export const launchChromium = (...extraArguments: string[]) =>
  chromium.launch({
    ...findBrowser('chromium'),
    args: [...CHROMIUM_ARGUMENTS, ...extraArguments],
  });
