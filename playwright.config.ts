import { availableParallelism } from 'node:os';
import { defineConfig, devices, type PlaywrightTestProject } from '@playwright/test';
import { DESKTOP, PHONE } from './e2e/support/viewports';
import { getLaunchOptions, type Engine } from './testing/browsers';
import { isCi } from './testing/programs';

/*
 * The driver of a Firefox that Playwright did not patch cannot
 * - emulate a phone or touch: its phone is a window of that size;
 * - set colour scheme, reduced motion or forced colours;
 * - report downloads;
 * - disable script for a page: a preference does it for the whole browser (e2e/without-script.spec.ts);
 * - fill an input so that React notices: the tests type key by key.
 * Tests that need these, and tests of what does not depend on the engine, have the tag @chromium.
 */
const PROJECTS: PlaywrightTestProject[] = [
  // Firefox comes first: its tests are the longest, and at the end a worker would wait for one.
  // Both screens in one project (see e2e/support/test.ts), because Firefox takes long to start.
  {
    name: 'firefox',
    use: { ...chooseBrowser('firefox'), viewport: DESKTOP },
    grepInvert: /@chromium/,
  },
  {
    name: 'chromium desktop',
    use: { ...chooseBrowser('chromium'), viewport: DESKTOP },
    grepInvert: /@phone/,
  },
  {
    name: 'chromium phone',
    use: { ...devices['Pixel 7'], ...chooseBrowser('chromium'), viewport: PHONE },
    grepInvert: /@desktop/,
  },
];

/** Returns Playwright's options for an engine. */
function chooseBrowser(engine: Engine) {
  const launchOptions = getLaunchOptions(engine);
  return { browserName: engine, channel: launchOptions.channel, launchOptions };
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/baselines/{projectName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: isCi,
  workers: availableParallelism(),
  // Only what hangs reaches these limits, on a busy machine and with slow answers too.
  timeout: 300_000,
  expect: {
    // A shorter limit, so that a failure names what the test waited for.
    timeout: 60_000,
    // The whole tree, so that what only decorates must not be in it.
    toMatchAriaSnapshot: { children: 'deep-equal' },
  },
  // A test that fails by chance has found a fault of the test or of the site.
  retries: 0,
  // Each failed test may take that long, and more of them would add nothing.
  maxFailures: 40,
  reporter: 'list',
  // Few, because each worker of each project starts its own browser.
  projects: PROJECTS,
});
