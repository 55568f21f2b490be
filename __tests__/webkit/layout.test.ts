/**
 * Compares layout in WebKit with layout in Chromium, which e2e/screens.spec.ts compares with pictures: on each screen,
 * wide and narrow, at first and with each control open that opens something.
 */
import type { Browser, Page } from 'playwright-core';
import { Key, type WebElement } from 'selenium-webdriver';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ROUTE_PATHS } from '@/lib/routes';
import { launchChromium } from '@/scripts/testing/browsers';
import { findBrokenPictures, isHydrated, measureSidewaysScroll } from '@/scripts/testing/in-page';
import { findOpeners, freezeLayout, getBoxes, type Box } from './boxes';
import { describeInWebkit, type Session } from './browser';
import { getTimerScript } from './held-timers';

const WIDTHS = [1280, 450];
const HEIGHT = 900;

/** In pixels. */
const TOLERANCE = 4;

/** Lines may break elsewhere, so a text may have one line more or less. */
const LINE = 28;

const formatBox = ({ left, top, width, height }: Box) =>
  `${[left, top].map(Math.round).join(', ')}, ${[width, height].map(Math.round).join(' x ')}`;

/** The boxes that are not where they should be, in words. */
function findDifferences(found: readonly Box[], expected: readonly Box[]): string[] {
  const getNames = (boxes: readonly Box[]) => boxes.map(({ name }) => name);
  expect(getNames(found)).toEqual(getNames(expected));
  return found.flatMap((box, index) => {
    const other = expected[index] ?? box;
    const isNear = (side: 'left' | 'top' | 'width' | 'height', tolerance: number) =>
      Math.abs(box[side] - other[side]) <= tolerance;
    const isAlike =
      isNear('left', TOLERANCE) &&
      isNear('width', TOLERANCE) &&
      isNear('top', TOLERANCE + LINE) &&
      isNear('height', TOLERANCE + LINE);
    return isAlike ? [] : [`${box.name}: ${formatBox(box)}; not ${formatBox(other)}`];
  });
}

function describeLayout(session: Session): void {
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

  async function open(address: string): Promise<void> {
    const { driver, site } = session;
    const openInWebkit = async () => {
      await driver.get(site.origin + address);
      await driver.wait(() => driver.executeScript(isHydrated));
    };
    const openInChromium = async () => {
      await page.goto(site.origin + address);
      await page.waitForFunction(isHydrated);
    };
    await Promise.all([openInWebkit(), openInChromium()]);
  }

  async function resize(width: number): Promise<void> {
    const { driver } = session;
    await driver.manage().window().setRect({ width, height: HEIGHT });
    await driver.wait(() => driver.executeScript(`return innerWidth === ${width}`));
    // The window of WebKit has a toolbar.
    const height = await driver.executeScript<number>('return innerHeight');
    await page.setViewportSize({ width, height });
  }

  const compare = async () => expect(findDifferences(...(await run(getBoxes)))).toEqual([]);

  /** With the mouse, which is then over what opens. */
  async function press(index: number): Promise<void> {
    const inWebkit = session.driver.executeScript<WebElement[]>(findOpeners);
    const inChromium = page
      .evaluateHandle(findOpeners)
      .then((found) => found.getProperty(String(index)));
    await Promise.all([
      inWebkit.then((found) => found[index]?.click()),
      inChromium.then((found) => found.asElement()?.click()),
    ]);
  }

  const pressEscape = () =>
    Promise.all([
      session.driver.actions().sendKeys(Key.ESCAPE).perform(),
      page.keyboard.press('Escape'),
    ]);

  it.each(LANGUAGES.flatMap((language) => ROUTE_PATHS.map((path) => localizePath(path, language))))(
    '%s looks as in Chromium, has all pictures, and fits when its window gets narrow',
    async (address) => {
      for (const width of WIDTHS) {
        await resize(width);
        if (width === WIDTHS[0]) await open(address);
        await run(freezeLayout);
        expect(await run(measureSidewaysScroll)).toEqual([0, 0]);
        await compare();
        const [{ length }] = await run(findOpeners);
        // Backwards, so that the header search is not the last: in WebKit, Escape only clears its input.
        for (let index = length - 1; index >= 0; index--) {
          await press(index);
          await compare();
          await pressEscape();
        }
      }
      expect(await session.driver.executeScript(findBrokenPictures)).toEqual([]);
      expect(session.site.takeErrors()).toEqual([]);
    },
  );
}

// Without long timers, so that the slideshow shows the same picture in both browsers.
describeInWebkit(describeLayout, { script: getTimerScript(2_000) });
