import {
  test as base,
  expect,
  type BrowserContext,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test';
import { PAINT_WAIT_MS, waitForHydration } from '@/scripts/testing/hydration';
import { askToKeepPages } from '@/scripts/testing/in-page';

export { expect };

interface Fixtures {
  /** Matches the errors that the test causes on purpose, which do not fail it. */
  expectedErrors: RegExp;
  /** Whether the viewport is a phone's, where the menu is behind its button. */
  isPhone: boolean;
  /** Whether the test needs a new browser context: an empty cache, a stopped clock, or a script that runs first. */
  isFirstVisit: boolean;
  /** Enables the service worker, which is off on loopback hosts. */
  keepsPages: boolean;
}

interface WorkerFixtures {
  /** Contexts of earlier tests, by their options. */
  sharedContexts: Map<string, BrowserContext>;
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Longer than any machine takes between two commands. */
const AN_HOUR_MS = 3_600_000;

/** Stops the clock of a page that is not open yet; only the test moves it on. */
export async function stopClock(page: Page): Promise<void> {
  // For axe (see axe.ts).
  await page.addInitScript(() =>
    Object.assign(globalThis, { realTimers: [setTimeout, clearTimeout] }),
  );
  await page.clock.install({ time: 0 });
  // The clock runs until it reaches this time, and can only be set forward.
  await page.clock.pauseAt(AN_HOUR_MS);
}

/** Like open(), with a stopped clock: the slideshow stays on its slide. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await page.clock.runFor(PAINT_WAIT_MS);
  await waitForHydration(page);
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

/** Resets a page for the next test. */
async function resetPage(page: Page, viewport: ViewportSize | null): Promise<void> {
  const [, ...others] = page.context().pages();
  for (const other of others) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // A page that is still navigating is closed instead.
  await page.goto('about:blank').catch(() => page.close());
  if (page.isClosed()) return;
  page.removeAllListeners();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.mouse.move(0, 0);
}

/** Makes a test fail if it changes its page for good, because later tests share the page. */
function refuseLastingChanges(page: Page): void {
  const refuse = () => {
    throw new Error('This outlasts the test: set isFirstVisit');
  };
  page.addInitScript = refuse;
  page.clock.install = refuse;
}

/**
 * Playwright's test. It also fails on any error of the page or the console, any failed request, and any violation of
 * the content security policy (which the console reports).
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [/^(?!)/, { option: true }],

  isFirstVisit: [false, { option: true }],

  keepsPages: [false, { option: true }],

  sharedContexts: [
    async ({}, provide) => {
      const contexts = new Map<string, BrowserContext>();
      await provide(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],

  // The site stores nothing in the browser, so tests share a page: a new one for each would double their time.
  context: async (
    {
      browser,
      sharedContexts,
      isFirstVisit,
      keepsPages,
      contextOptions,
      baseURL,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
      userAgent,
      viewport,
    },
    provide,
  ) => {
    const screen = { deviceScaleFactor, hasTouch, isMobile, userAgent, viewport };
    const options = { baseURL, javaScriptEnabled, ...screen, ...contextOptions };
    const newContext = async () => {
      const context = await browser.newContext(options);
      if (keepsPages) await context.addInitScript(askToKeepPages);
      return context;
    };
    if (isFirstVisit) {
      const context = await newContext();
      await provide(context);
      await context.close();
      return;
    }
    const key = JSON.stringify(options);
    const context = sharedContexts.get(key) ?? (await newContext());
    sharedContexts.set(key, context);
    await provide(context);
  },

  isPhone: async ({ viewport }, provide) => provide((viewport?.width ?? 0) < 600),

  page: async ({ context, browserName, expectedErrors, isFirstVisit, viewport }, provide) => {
    const page = context.pages().at(0) ?? (await context.newPage());
    if (!isFirstVisit) refuseLastingChanges(page);
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
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!CANCELLED.test(reason)) errors.push(`request failed: ${request.url()} ${reason}`);
    });
    await provide(page);
    // A Firefox that Playwright did not patch shows no focus in a page that a second test uses.
    if (isFirstVisit || browserName === 'firefox') await page.close();
    else await resetPage(page, viewport);
    const unexpected = errors.filter((error) => !expectedErrors.test(error));
    expect(unexpected, 'errors of the page').toEqual([]);
  },
});
