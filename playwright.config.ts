import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { SERVED, urlOf } from './e2e/served';
import { getServeArguments, SERVE_ENVIRONMENT } from './scripts/serve/serve-command';
import { engines, findBrowser, getLaunchOptions, type Engine } from './scripts/testing/browsers';
import { isCi } from './scripts/testing/ci';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

type Screen = 'desktop' | 'phone';
type Use = NonNullable<PlaywrightTestProject['use']>;

/*
 * What the driver of a Firefox that Playwright did not patch cannot do, and what the tests do about it:
 * - emulate a phone or touch: its phone is a window of that size; swiping is tested in Chromium;
 * - choose colour scheme, reduced motion or forced colours: tested in Chromium;
 * - tell of downloads: the exported file is read in Chromium;
 * - switch script off for a page: its own preference does it for the browser (e2e/without-script.spec.ts);
 * - fill an input so that React sees it: the tests type key by key.
 * Tests of those things carry the tag @chromium.
 */
const SCREENS: Record<Engine, Record<Screen, Use>> = {
  chromium: {
    desktop: { viewport: DESKTOP },
    phone: { ...devices['Pixel 7'], viewport: PHONE },
  },
  firefox: {
    desktop: { viewport: DESKTOP },
    phone: { viewport: PHONE },
  },
};

/** The tags of the tests that make no sense on a screen, or that an engine cannot tell apart from another. */
function getOtherTags(engine: Engine, screen: Screen): RegExp {
  const others = {
    desktop: '@phone',
    phone: '@desktop',
    chromium: '@firefox',
    firefox: '@chromium',
  };
  return new RegExp(`${others[screen]}|${others[engine]}`);
}

function createProject(engine: Engine, screen: Screen): PlaywrightTestProject {
  const { channel } = findBrowser(engine) ?? {};
  const launchOptions = getLaunchOptions(engine);
  const name = `${engine} ${screen}`;
  return {
    name,
    use: { ...SCREENS[engine][screen], browserName: engine, channel, launchOptions },
    grepInvert: getOtherTags(engine, screen),
    // What a phone has of its own is its layout, which Firefox need not be asked about twice.
    ...(name === 'firefox phone' && { grep: /@phone|@layout/ }),
  };
}

const SERVE_OPTIONS = ['--config', '.host/serve.json', '--no-request-logging', '--no-compression'];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: availableParallelism(),
  // They find what hangs, on a busy machine too; what is only slow passes.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  // Each may take as long as that: more would tell nothing new.
  maxFailures: 40,
  reporter: 'list',
  use: { baseURL: urlOf(SERVED.fixture) },
  // Few: each worker of each starts a browser of its own.
  projects: engines.flatMap((engine) => [
    createProject(engine, 'desktop'),
    createProject(engine, 'phone'),
  ]),
  // A copy of the project may have built the site alone.
  webServer: Object.values(SERVED)
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder, port }) => ({
      // In quotes, for the path of the project may have spaces.
      command: ['node', ...getServeArguments(folder, port, ...SERVE_OPTIONS)]
        .map((argument) => `"${argument}"`)
        .join(' '),
      env: SERVE_ENVIRONMENT,
      port,
      timeout: 120_000,
    })),
});
