import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, engines, findBrowser, type Engine } from './scripts/testing/browsers';

const PORT = 4173;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

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
const SCREENS: Record<Engine, Record<'desktop' | 'phone', Use>> = {
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

function projectsOf(engine: Engine, screen: 'desktop' | 'phone'): PlaywrightTestProject[] {
  const { channel, executablePath } = findBrowser(engine) ?? {};
  const args = engine === 'chromium' ? CHROMIUM_ARGUMENTS : [];
  const launchOptions = { executablePath, args };
  const name = `${engine} ${screen}`;
  const use = { ...SCREENS[engine][screen], browserName: engine, channel, launchOptions };
  // Tests that make sense on one kind of screen, or in one engine, carry its tag.
  const otherTags = {
    desktop: '@phone',
    phone: '@desktop',
    chromium: '@firefox',
    firefox: '@chromium',
  };
  const grepInvert = [otherTags[screen], otherTags[engine]].map((tag) => new RegExp(tag));
  return [
    { name, use, grepInvert, testIgnore: WITHOUT_SCRIPT },
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
  use: { baseURL: `http://localhost:${PORT}` },
  projects: engines.flatMap((engine) => [
    ...projectsOf(engine, 'desktop'),
    ...projectsOf(engine, 'phone'),
  ]),
  webServer: {
    command: `npx serve out --config .host/serve.json --listen ${PORT} --no-port-switching --no-clipboard --no-request-logging`,
    port: PORT,
  },
});
