import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, type LaunchOptions } from '@playwright/test';
import { IssueError } from '@/lib/content/issue';
import { setUpFonts } from './fonts';

/** A browser that the end-to-end tests can drive. */
interface InstalledBrowser {
  executablePath: string;
  /** Playwright's channel, where the browser is not the runner's own build. */
  channel?: string;
}

/** Chromium refuses to run as root with its sandbox, as it must in most containers. */
const CHROMIUM_ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Firefox's preference value for a fine pointer that can hover, such as a mouse. */
const FINE_POINTER_THAT_HOVERS = 6;

/** Long enough for a busy machine, so only a browser that hangs reaches it. */
const LAUNCH_TIMEOUT_MS = 120_000;

/** For each engine, Playwright's own build and the Debian packages that contain it, the best one first. */
const ENGINES = {
  chromium: {
    own: chromium,
    // The headless shell draws no windows, so its tests take two thirds of the time.
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

/** The Debian packages that contain an engine. One is enough, and the first is the best. */
export const getBrowserPackages = (engine: Engine): string[] =>
  ENGINES[engine].packages.map(({ name }) => name);

/** Whether a program exists and starts. A downloaded browser may lack system libraries. */
const canStart = (program: string) =>
  existsSync(program) && spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;

/** The browser to test an engine with: Playwright's download, else Debian's package, else undefined. */
export function findBrowser(engine: Engine): InstalledBrowser | undefined {
  const { own, packages } = ENGINES[engine];
  const ownPath = own.executablePath();
  if (canStart(ownPath)) return { executablePath: ownPath };
  const candidates: readonly InstalledBrowser[] = packages;
  const found = candidates.find(({ executablePath }) => existsSync(executablePath));
  return found && { executablePath: found.executablePath, channel: found.channel };
}

/**
 * Playwright's launch options for an engine: the installed browser, with only the tests' fonts.
 *
 * @param args further arguments of its command line
 */
export function getLaunchOptions(engine: Engine, ...args: string[]): LaunchOptions {
  const fonts = setUpFonts();
  return {
    ...findBrowser(engine),
    timeout: LAUNCH_TIMEOUT_MS,
    args: [...(engine === 'chromium' ? CHROMIUM_ARGUMENTS : []), ...args],
    env: { ...process.env, ...fonts?.env },
    ...(engine === 'firefox' && {
      firefoxUserPrefs: {
        ...(fonts && { 'security.sandbox.content.read_path_whitelist': `${fonts.folder}/` }),
        // Firefox reports the machine's real pointers, and a server has no mouse.
        'ui.primaryPointerCapabilities': FINE_POINTER_THAT_HOVERS,
        'ui.allPointerCapabilities': FINE_POINTER_THAT_HOVERS,
      },
    }),
  };
}

/**
 * Starts the Chromium that the end-to-end tests use.
 *
 * @param args further arguments of its command line
 * @throws IssueError if it is not installed
 */
export async function launchChromium(...args: string[]) {
  if (!findBrowser('chromium'))
    throw new IssueError('Chromium is missing: run npx playwright install chromium');
  return chromium.launch(getLaunchOptions('chromium', ...args));
}
