import { existsSync } from 'node:fs';
import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, engines, findBrowser, type Engine } from './scripts/testing/browsers';

/** Another one for a run beside another. */
const PORT = Number(process.env.TEST_PORT ?? 4173);

/** What is served to the tests: content that they know by heart, and the site as it is published. */
const SERVED = {
  fixture: { folder: '.variants/fixture/out', port: PORT },
  site: { folder: 'out', port: PORT + 1 },
};

const urlOf = ({ port }: { port: number }) => `http://localhost:${port}`;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

type Screen = 'desktop' | 'phone';
type Use = NonNullable<PlaywrightTestProject['use']>;

/*
 * What the driver of a Firefox that Playwright did not patch cannot do, and what the tests do about it:
 * - emulate a phone or touch: its phone is a window of that size; swiping is tested in Chromium;
 * - choose colour scheme, reduced motion or forced colours: tested in Chromium;
 * - tell of downloads: the exported file is read in Chromium;
 * - switch script off for a page: its own preference does it for the browser;
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

/** Tests of the pages as they are when their script never runs. */
const WITHOUT_SCRIPT = /without-script\.spec\.ts/;

/** Tests of the site with the council's own content, whatever that is. */
const SITE = /site\.spec\.ts/;

/** The tags of the tests that make no sense on a screen, or that an engine cannot tell apart from another. */
function otherTags(engine: Engine, screen: Screen): RegExp {
  const others = {
    desktop: '@phone',
    phone: '@desktop',
    chromium: '@firefox',
    firefox: '@chromium',
  };
  return new RegExp(`${others[screen]}|${others[engine]}`);
}

function projectsOf(engine: Engine, screen: Screen): PlaywrightTestProject[] {
  const { channel, executablePath } = findBrowser(engine) ?? {};
  const args = engine === 'chromium' ? CHROMIUM_ARGUMENTS : [];
  const launchOptions = { executablePath, args };
  const name = `${engine} ${screen}`;
  const use = { ...SCREENS[engine][screen], browserName: engine, channel, launchOptions };
  const grepInvert = otherTags(engine, screen);
  return [
    {
      name,
      use,
      grepInvert,
      // What a phone has of its own is its layout, which Firefox need not be asked about twice.
      ...(name === 'firefox phone' && { grep: /@phone|@layout/ }),
      testIgnore: [WITHOUT_SCRIPT, SITE],
    },
    {
      name: `${name} without script`,
      grepInvert,
      testMatch: WITHOUT_SCRIPT,
      use: {
        ...use,
        javaScriptEnabled: false,
        // Firefox's driver passes javaScriptEnabled over; its own preference does the same.
        launchOptions: { ...launchOptions, firefoxUserPrefs: { 'javascript.enabled': false } },
      },
    },
    {
      name: `${name}, the site`,
      grepInvert,
      testMatch: SITE,
      use: { ...use, baseURL: urlOf(SERVED.site) },
    },
  ];
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
  use: { baseURL: urlOf(SERVED.fixture) },
  projects: engines.flatMap((engine) => [
    ...projectsOf(engine, 'desktop'),
    ...projectsOf(engine, 'phone'),
  ]),
  // A copy of the project may have built the site alone.
  webServer: Object.values(SERVED)
    .filter(({ folder }) => existsSync(folder))
    .map(({ folder, port }) => ({
      command: `npx serve ${folder} --config .host/serve.json --listen ${port} --no-port-switching --no-clipboard --no-request-logging --no-compression`,
      port,
    })),
});
