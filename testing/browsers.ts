import { spawnSync } from 'node:child_process';
import { chromium, firefox, type LaunchOptions } from '@playwright/test';
import { chooseFonts, type Fonts } from './fonts';
import { findProgram, type Program } from './programs';

// While Playwright records the requests of service workers, Chromium sometimes never finishes a navigation through one.
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1';

/** Chromium refuses to start with its sandbox as root, and containers often run as root. */
const CHROMIUM_ARGUMENTS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Firefox's preference value for a fine pointer that can hover, such as a mouse. */
const FINE_POINTER_THAT_HOVERS = 6;

const ENGINES = {
  chromium: { browserType: chromium, channel: undefined },
  // Playwright controls a Firefox that it did not patch by the WebDriver BiDi protocol.
  firefox: { browserType: firefox, channel: 'moz-firefox' },
};

export type Engine = keyof typeof ENGINES;

export const isEngine = (program: Program): program is Engine => program in ENGINES;

/** Finds the browser of an engine: Playwright's download, else Debian's package with the channel for Playwright. */
export function findBrowser(engine: Engine) {
  const { browserType, channel } = ENGINES[engine];
  const downloadedPath = browserType.executablePath();
  // A downloaded browser may lack system libraries.
  if (spawnSync(downloadedPath, ['--version'], { stdio: 'ignore' }).status === 0)
    return { executablePath: downloadedPath, channel: undefined };
  const executablePath = findProgram(engine);
  return executablePath === undefined ? undefined : { executablePath, channel };
}

/** Returns Playwright's launch options for an engine: the installed browser, with only the tests' fonts. */
export function getLaunchOptions(
  engine: Engine,
  args: readonly string[] = [],
  fontsName: Fonts = 'all',
): LaunchOptions {
  const fonts = chooseFonts(fontsName);
  return {
    ...findBrowser(engine),
    // Long enough for a busy machine, so only a browser that hangs reaches it.
    timeout: 120_000,
    args: [...(engine === 'chromium' ? CHROMIUM_ARGUMENTS : []), ...args],
    env: { ...process.env, ...fonts?.env },
    ...(engine === 'firefox' && {
      firefoxUserPrefs: {
        ...(fonts && { 'security.sandbox.content.read_path_whitelist': `${fonts.folder}/` }),
        // Firefox reports the machine's real pointers, and a server has no mouse.
        'ui.primaryPointerCapabilities': FINE_POINTER_THAT_HOVERS,
        'ui.allPointerCapabilities': FINE_POINTER_THAT_HOVERS,
        // Frames per second: without a graphics card, Firefox spends half of its time on drawing more of them.
        'layout.frame_rate': 20,
        // Firefox has no anchor positioning before version 147, nor has Safari before 26; Chromium has it.
        'layout.css.anchor-positioning.enabled': false,
      },
    }),
  };
}

/** Starts the Chromium that the end-to-end tests use, with further arguments or other fonts. */
export const launchChromium = (args?: readonly string[], fontsName?: Fonts) =>
  chromium.launch(getLaunchOptions('chromium', args, fontsName));
