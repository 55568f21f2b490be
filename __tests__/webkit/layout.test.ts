/** Compares each screen in WebKit with Chromium, which e2e/screens.spec.ts compares with pictures. */
import type { Browser, Page } from '@playwright/test';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { launchChromium } from '@/testing/browsers';
import { isHydrated } from '@/testing/hydration';
import {
  findBrokenPictures,
  freezeLayout,
  getBoxes,
  measureSidewaysScroll,
  type Box,
} from '@/testing/in-page';
import { describeInWebkit } from './browser';

/** Lets no long timer fire, so that the slideshow shows the same picture in both browsers. */
const STOP_TIMERS = `for (const name of ['setTimeout', 'setInterval']) {
  const set = window[name];
  window[name] = (act, delay, ...args) => (delay >= 2_000 ? 0 : set(act, delay, ...args));
}`;

/** What a box may be: up to 5 pixels beside another one, and 50 above or below, as lines may break elsewhere. */
const expectNear = ([name, left, top, width, height]: Box) => [
  name,
  expect.closeTo(left, -1),
  expect.closeTo(top, -2),
  expect.closeTo(width, -1),
  expect.closeTo(height, -2),
];

describeInWebkit(STOP_TIMERS, (session) => {
  let chromium: Browser;
  let page: Page;

  beforeAll(async () => {
    chromium = await launchChromium();
    page = await chromium.newPage();
  });
  afterAll(() => chromium?.close());

  /** Runs a function in WebKit and in Chromium. */
  const run = <Result>(script: () => Result | Promise<Result>): Promise<[Result, Result]> =>
    Promise.all([session.driver.executeScript<Result>(script), page.evaluate(script)]);

  it.each(LOCALIZED_PATHS)(
    '%s has everything where Chromium has it, fits, and has all pictures, wide and narrow',
    async (address) => {
      const { driver, site } = session;
      for (const width of [1280, 450]) {
        await driver.manage().window().setRect({ width, height: 900 });
        await driver.wait(() => driver.executeScript(`return innerWidth === ${width}`));
        // The window of WebKit has a toolbar.
        const height = await driver.executeScript<number>('return innerHeight');
        await page.setViewportSize({ width, height });
        await Promise.all([driver.get(site.origin + address), page.goto(site.origin + address)]);
        await Promise.all([
          driver.wait(() => driver.executeScript(isHydrated)),
          page.waitForFunction(isHydrated),
        ]);
        await run(freezeLayout);
        expect(await run(measureSidewaysScroll)).toEqual([0, 0]);
        const [inWebkit, inChromium] = await run(getBoxes);
        expect(inWebkit).toEqual(inChromium.map(expectNear));
      }
      expect(await driver.executeScript(findBrokenPictures)).toEqual([]);
      expect([site.reports, site.missing]).toEqual([[], []]);
    },
  );
});
