import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { PAINT_WAIT_MS, waitForHydration } from '@/testing/hydration';
import {
  SCRIPTS,
  startFaultyServer,
  type Published,
  type FaultyServer,
} from '@/testing/faulty-server';
import { PHONE } from './viewports';

export { expect };

/** What nearly all tests open: their content is known. */
export const FIXTURE: Published = { folder: '.variants/fixture/out' };

/** Matches the fonts that only machines without a Devanagari font ask for. */
export const LAST_RESORT = /\/noto-sans-devanagari/;

interface Fixtures {
  /** The site that the test opens. */
  published: Published;
  /** Serves it; its network can fail. */
  site: FaultyServer;
  /** Matches the errors that the test causes on purpose, which do not fail it. */
  expectedErrors: RegExp;
  /** Whether the viewport is a phone's, where the menu is behind its button. */
  isPhone: boolean;
}

/** A button by its whole name. */
export const getButton = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true });

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Longer than any machine takes between two commands. */
const AN_HOUR_MS = 3_600_000;

/** Opens a page up to the moment at which it loads its script. Its clock stands still: only the test moves it on. */
export async function openUntilPaint(page: Page, path: string): Promise<void> {
  // For axe (see axe.ts).
  await page.addInitScript(() =>
    Object.assign(globalThis, { realTimers: [setTimeout, clearTimeout] }),
  );
  await page.clock.install({ time: 0 });
  // The clock runs until it reaches this time, and can only be set forward.
  await page.clock.pauseAt(AN_HOUR_MS);
  // From then on the page waits for its paint, by the clock. The `load` event waits for the script.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(PAINT_WAIT_MS);
}

/** Like open(), with a stopped clock: the slideshow stays on its slide. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await openUntilPaint(page, path);
  await waitForHydration(page);
}

/**
 * Opens a page and holds its script back. Its clock stands still, for after some time a page does without its script.
 *
 * @returns lets the script and the clock go on, and expects that every press is answered
 */
export async function openHeld(page: Page, site: FaultyServer, path: string) {
  const release = site.hold(SCRIPTS);
  await openUntilPaint(page, path);
  return async () => {
    release();
    // With a stopped clock: on a busy machine, a pressed link would be followed before the script answers it.
    await waitForHydration(page);
    await page.clock.resume();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  };
}

/**
 * Replaces the text of an input, key by key: React does not notice Playwright's fill() in a Firefox that Playwright did
 * not patch.
 */
export async function type(input: Locator, text: string): Promise<void> {
  await input.press('ControlOrMeta+A');
  await input.press('Delete');
  await input.pressSequentially(text);
}

/** Goes through the history of one document. Firefox's driver does not report the end of such a navigation. */
export const go = (page: Page, where: 'back' | 'forward') =>
  page.evaluate((direction) => history[direction](), where);

/** Changes the fragment of the address within the page. */
export const goToFragment = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

/** What Chromium and Firefox call a request that was cancelled because its page was left. */
const CANCELLED = /net::ERR_ABORTED|NS_BINDING_ABORTED/;

/** How Firefox reports a font that was cancelled so: the number is that of NS_BINDING_ABORTED. */
const FONT_CANCELLED =
  /^(downloadable font: )?download failed \(font-family: .* status=2152398850 /;

/** Chromium reports this on a busy machine, when a page is shown before its view transition could begin. */
const LATE_TRANSITION = 'Transition was aborted because of invalid state. Page already revealed';

/**
 * Playwright's test. It also fails on any error of the page or the console, any failed request, any violation of the
 * content security policy (which the console reports), and on a request for a font that the machine has.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [/^(?!)/, { option: true }],

  published: [FIXTURE, { option: true }],

  site: async ({ published }, provide) => {
    const site = await startFaultyServer(published);
    await provide(site);
    await site.close();
  },

  baseURL: async ({ site }, provide) => provide(site.origin),

  // Firefox has one project for both screens.
  viewport: async ({ viewport, browserName }, provide, { tags }) =>
    provide(browserName === 'firefox' && tags.includes('@phone') ? PHONE : viewport),

  isPhone: async ({ viewport }, provide) => provide((viewport?.width ?? 0) < 600),

  page: async ({ page, expectedErrors }, provide) => {
    const errors: string[] = [];
    const note = (kind: string, message: string) => {
      if (message === LATE_TRANSITION || FONT_CANCELLED.test(message)) return;
      errors.push(`${kind}: ${message}`);
    };
    page.on('pageerror', (error) => note('page error', error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') note('console error', message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
    });
    page.on('request', (request) => {
      if (LAST_RESORT.test(request.url())) errors.push(`needless: ${request.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!CANCELLED.test(reason)) errors.push(`request failed: ${request.url()} ${reason}`);
    });
    await provide(page);
    const unexpected = errors.filter((error) => !expectedErrors.test(error));
    expect(unexpected, 'errors of the page').toEqual([]);
  },
});
