/**
 * Compares layout in WebKit with layout in Chromium, which e2e/screens.spec.ts compares with pictures: on each screen,
 * wide and narrow, at first and with each control open that opens something.
 */
import type { Browser, Page } from 'playwright-core';
import { Key, type WebElement } from 'selenium-webdriver';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { launchChromium } from '@/scripts/testing/browsers';
import { findBrokenPictures, isHydrated, measureSidewaysScroll } from '@/scripts/testing/in-page';
import { describeInWebkit } from './browser';
import { STOP_TIMERS } from './watch-errors';

const WIDTHS = [1280, 450];
const HEIGHT = 900;

/** The differences that are allowed, in pixels. Lines may break elsewhere, so a text may have one line more or less. */
const TOLERANCES = { left: 4, top: 32, width: 4, height: 32 };

/** The place of an element in the document, in CSS pixels, by its name in failure messages. */
type Box = [name: string, left: number, top: number, width: number, height: number];

/* These functions run in both browsers. Only their source text is sent, so each is self-contained. */

/**
 * Lays everything out, stops what moves, hides scrollbars as Chromium does in tests, and lets lines break by the one
 * algorithm that all engines share.
 */
async function freezeLayout(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    animation: none !important;
    content-visibility: visible !important;
    scrollbar-gutter: auto !important;
    text-wrap: wrap !important;
    transform: none !important;
    transition: none !important;
  }
  ::-webkit-scrollbar { display: none !important }`);
  document.adoptedStyleSheets = [sheet];
  // Only a layout tells which fonts the page needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** The boxes of the visible controls, panels and pictures. */
function getBoxes(): Box[] {
  const selector =
    'a, button, input, label, img, section, article, table, form, dialog, [popover], [role=tabpanel]';
  return [...document.querySelectorAll(selector)].flatMap((element): Box[] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width <= 1 || !element.checkVisibility()) return [];
    const words = element.ariaLabel ?? element.textContent;
    const name = `${element.localName} ${element.id} ${words.slice(0, 30)}`;
    return [[name, left + scrollX, top + scrollY, width, height]];
  });
}

/** The visible controls that open something: a menu, a panel, the overlay (the first picture only). */
function findOpeners(): HTMLElement[] {
  // The header is the same on all screens.
  const place = /^\/(hi)?$/.test(location.pathname) ? '' : 'main';
  const selector = `${place} :is([popovertarget], [role=tab][aria-selected=false], main a[aria-haspopup])`;
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const openers = all.filter((opener) => opener.checkVisibility());
  const [, ...otherPictures] = openers.filter(({ localName }) => localName === 'a');
  return openers.filter((opener) => !otherPictures.includes(opener));
}

/** The boxes that are not where they should be, in words. */
function findDifferences(found: readonly Box[], expected: readonly Box[]): string[] {
  expect(found.map(([name]) => name)).toEqual(expected.map(([name]) => name));
  const tolerances = Object.values(TOLERANCES);
  return found.flatMap(([name, ...sides], index) => {
    const [, ...others] = expected[index] ?? [];
    const isAlike = sides.every(
      (side, place) => Math.abs(side - (others[place] ?? 0)) <= (tolerances[place] ?? 0),
    );
    return isAlike ? [] : [`${name}: ${sides.map(Math.round)}; not ${others.map(Math.round)}`];
  });
}

// The slideshow must show the same picture in both browsers.
describeInWebkit({ script: STOP_TIMERS }, (session) => {
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

  const compare = async () => expect(findDifferences(...(await run(getBoxes)))).toEqual([]);

  async function open(address: string): Promise<void> {
    const { driver, site } = session;
    await Promise.all([driver.get(site.origin + address), page.goto(site.origin + address)]);
    await driver.wait(() => driver.executeScript(isHydrated));
    await page.waitForFunction(isHydrated);
  }

  async function resize(width: number): Promise<void> {
    const { driver } = session;
    await driver.manage().window().setRect({ width, height: HEIGHT });
    await driver.wait(() => driver.executeScript(`return innerWidth === ${width}`));
    // The window of WebKit has a toolbar.
    const height = await driver.executeScript<number>('return innerHeight');
    await page.setViewportSize({ width, height });
  }

  /** With the mouse, which is then over what opens. */
  async function press(index: number): Promise<void> {
    const inWebkit = await session.driver.executeScript<WebElement[]>(findOpeners);
    const inChromium = await page.evaluateHandle(findOpeners);
    const opener = await inChromium.getProperty(String(index));
    await Promise.all([inWebkit[index]?.click(), opener.asElement()?.click()]);
  }

  const pressEscape = () =>
    Promise.all([
      session.driver.actions().sendKeys(Key.ESCAPE).perform(),
      page.keyboard.press('Escape'),
    ]);

  it.each(LOCALIZED_PATHS)(
    '%s looks as in Chromium, has all pictures, and fits when its window gets narrow',
    async (address) => {
      for (const width of WIDTHS) {
        await resize(width);
        if (width === WIDTHS[0]) await open(address);
        await run(freezeLayout);
        expect(await run(measureSidewaysScroll)).toEqual([0, 0]);
        await compare();
        const [{ length }] = await run(findOpeners);
        for (let index = 0; index < length; index++) {
          await press(index);
          await compare();
          await pressEscape();
        }
      }
      expect(await session.driver.executeScript(findBrokenPictures)).toEqual([]);
      expect(session.site.takeErrors()).toEqual([]);
    },
  );
});
