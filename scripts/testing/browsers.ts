import { spawnSync } from 'node:child_process';
import { chromium, firefox, type LaunchOptions } from '@playwright/test';
import { IssueError } from '@/lib/content/issue';
import { setUpFonts } from './fonts';
import { findProgram } from './programs';

/** Chromium refuses to run as root with its sandbox, as it must in most containers. */
const CHROMIUM_ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Firefox's preference value for a fine pointer that can hover, such as a mouse. */
const FINE_POINTER_THAT_HOVERS = 6;

/** Long enough for a busy machine, so only a browser that hangs reaches it. */
const LAUNCH_TIMEOUT_MS = 120_000;

const ENGINES = {
  chromium: { own: chromium, channel: undefined },
  // A Firefox that Playwright did not patch is driven by the WebDriver BiDi protocol.
  firefox: { own: firefox, channel: 'moz-firefox' },
};

export type Engine = keyof typeof ENGINES;

export const engines = Object.keys(ENGINES) as Engine[];

/** The browser to test an engine with, and Playwright's channel for it: a download, else Debian's package, if any. */
export function findBrowser(engine: Engine) {
  const { own, channel } = ENGINES[engine];
  const ownPath = own.executablePath();
  // A downloaded browser may lack system libraries.
  if (spawnSync(ownPath, ['--version'], { stdio: 'ignore' }).status === 0)
    return { executablePath: ownPath, channel: undefined };
  const executablePath = findProgram(engine);
  return executablePath === undefined ? undefined : { executablePath, channel };
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
