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
  /** Faults that the test brings about on purpose: those that match are passed over. */
  expectedFaults: RegExp;
  /** Whether the screen is a phone's, with the menu behind its button. */
  isPhone: boolean;
  /** Whether the test needs a browser that has loaded nothing before, sets its clock, or runs a script ahead of its pages. */
  isFirstVisit: boolean;
  /** Whether the site keeps its pages, which on this machine it does only if asked to. */
  keepsPages: boolean;
}

interface WorkerFixtures {
  /** Contexts that were opened for earlier tests, by their options. */
  sharedContexts: Map<string, BrowserContext>;
}

/**
 * Goes to a page and waits until its script has taken it over: what a test does earlier would be lost, as it would be
 * for a visitor.
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Longer than any machine takes between two commands, and no time at all for a clock that is set. */
const AN_HOUR_MS = 3_600_000;

/** Has the clock of a page that is not open yet stand still but for what a test lets pass. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  // Till then it runs, and it goes on only.
  await page.clock.pauseAt(AN_HOUR_MS);
}

/** The same as open() for a page whose clock stands still: its slideshow waits. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path);
  await page.clock.runFor(PAINT_WAIT_MS);
  await waitForHydration(page);
}

/**
 * Types a text into an input in place of what it holds, key by key: React does not see what Playwright's fill() puts
 * into an input of a Firefox that Playwright did not patch.
 */
export async function type(input: Locator, text: string): Promise<void> {
  await input.press('ControlOrMeta+A');
  await input.press('Delete');
  await input.pressSequentially(text);
}

/** Goes through the history of one document, of which Firefox's driver does not tell that the page has arrived. */
export const go = (page: Page, where: 'back' | 'forward') =>
  page.evaluate((direction) => history[direction](), where);

/** The names by which Chromium and Firefox call a load that was given up because its page was left. */
const GIVEN_UP = /net::ERR_ABORTED|NS_BINDING_ABORTED/;

/** How Firefox complains of a font that it gave up for that reason: the number is that of NS_BINDING_ABORTED. */
const FONT_GIVEN_UP = /^(downloadable font: )?download failed \(font-family: .* status=2152398850 /;

/**
 * How Chromium complains on a busy machine that a page was shown before its fade could begin. The page stands there all
 * the same, and no script of it is asked first.
 */
const FADE_CAME_LATE = 'Transition was aborted because of invalid state. Page already revealed';

/** Leaves a page as the next test wants it: empty, and with nothing that this one has set. */
async function handOn(page: Page, viewport: ViewportSize | null): Promise<void> {
  const [, ...others] = page.context().pages();
  for (const other of others) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // One that is on its way elsewhere is given up.
  await page.goto('about:blank').catch(() => page.close());
  if (page.isClosed()) return;
  page.removeAllListeners();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
  await page.mouse.move(0, 0);
}

/** Has a test fail that does what would last longer than the test, in a page that others get after it. */
function refuseWhatLasts(page: Page): void {
  const refuse = () => {
    throw new Error('It lasts longer than the test: use isFirstVisit');
  };
  page.addInitScript = refuse;
  page.clock.install = refuse;
}

/**
 * Playwright's test, which besides fails on any error of the page or of its console, any failed request, and any
 * violation of the content security policy (which the console reports).
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedFaults: [/^(?!)/, { option: true }],

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

  // The site keeps nothing in the browser, so tests share a page; a new one for each would double their time.
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

  page: async ({ context, browserName, expectedFaults, isFirstVisit, viewport }, provide) => {
    const page = context.pages().at(0) ?? (await context.newPage());
    if (!isFirstVisit) refuseWhatLasts(page);
    const faults: string[] = [];
    const note = (fault: string, message: string) => {
      if (message === FADE_CAME_LATE || FONT_GIVEN_UP.test(message)) return;
      faults.push(`${fault}: ${message}`);
    };
    page.on('pageerror', (error) => note('page error', error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') note('console error', message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      if (!GIVEN_UP.test(reason)) faults.push(`request failed: ${request.url()} ${reason}`);
    });
    await provide(page);
    // A Firefox that Playwright did not patch shows no focus in a page that it is given a second time.
    if (isFirstVisit || browserName === 'firefox') await page.close();
    else await handOn(page, viewport);
    const unexpected = faults.filter((fault) => !expectedFaults.test(fault));
    expect(unexpected, 'faults of the page').toEqual([]);
  },
});
