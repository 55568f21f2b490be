import type { Page } from '@playwright/test';
import { measureSidewaysScroll } from '@/scripts/testing/in-page';
import { ROUTE_PATHS } from '@/lib/routes';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test } from './test';

const PATHS = [...ROUTE_PATHS, '/district/lucknow'];

/** Adds rules to the page as a person's own style sheet would. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Elements whose text is cut off because it outgrew its box. */
const cutOffTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const clips = [overflowX, overflowY].includes('hidden') && element.innerText?.trim();
        const isForReaders = element.clientWidth <= 1;
        return clips && !isForReaders && element.scrollHeight > element.clientHeight + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

/** Words without a space, as long as a text of the content may be, in Latin and in Devanagari. */
const LONG_WORDS = [
  'Thiruvananthapuram'.repeat(5).slice(0, 84),
  'अंतर्राष्ट्रीय'.repeat(6).slice(0, 84),
];

/** Writes a word in the place of each text that comes from the content: all but those of buttons and navigation. */
const fillWith = (page: Page, word: string) =>
  page.evaluate((text) => {
    const places = 'main :is(h1, h2, h3, p, li, dt, dd, td), footer :is(p, li, address)';
    for (const element of document.querySelectorAll(places)) {
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) node.textContent = text;
      }
    }
  }, word);

/** How much of the window's height is taken by what stays in view. */
const shareThatStays = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, innerHeight);
    const heights = [...document.querySelectorAll('body *')]
      .filter((element) => /sticky|fixed/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect().height);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

test(
  'each is read at 320 px, as at 400 % zoom, with the text spacing of WCAG 1.4.12, and on a phone on its side',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const path of PATHS) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 640, height: 360 });
        await open(page, path);
        expect(await page.evaluate(measureSidewaysScroll)).toBe(0);
        await page.setViewportSize({ width: 320, height: 256 });
        expect(await shareThatStays(page)).toBeLessThan(0.25);
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(measureSidewaysScroll)).toBe(0);
        await addRules(
          page,
          `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
           p { margin-bottom: 2em !important }`,
        );
        expect(await page.evaluate(measureSidewaysScroll)).toBe(0);
        expect(await cutOffTexts(page)).toEqual([]);
      });
    }
  },
);

for (const path of PATHS) {
  test(
    `${path} bears text at 200 %, and words of 84 letters in both scripts`,
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await open(page, path);
      expect(await page.evaluate(measureSidewaysScroll)).toBe(0);
      expect(await cutOffTexts(page)).toEqual([]);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      for (const word of LONG_WORDS) {
        await fillWith(page, word);
        for (const width of [320, 360, 768, 1280]) {
          await page.setViewportSize({ width, height: 740 });
          expect(await page.evaluate(measureSidewaysScroll), `${word} at ${width} px`).toBe(0);
        }
      }
    },
  );
}

test.describe('reduced motion', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('C7 slides change without animation', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: en.home.slideshow.next, exact: true }).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('the announcements stand still and are read whole', async ({ page }) => {
    await open(page, '/');
    const text = page
      .getByRole('region', { name: en.home.announcements.label })
      .getByRole('paragraph');
    await expect(text).toBeInViewport({ ratio: 1 });
    await expect(text).toContainText('24TH SCSE NATIONAL GAMES COMING SOON');
  });
});

test.describe('forced colours', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const { path, chosen, other } of [
    { path: '/gallery', chosen: '[aria-pressed=true]', other: '[aria-pressed=false]' },
    {
      path: '/',
      chosen: '[role=tab][aria-selected=true]',
      other: '[role=tab][aria-selected=false]',
    },
    {
      path: '/district/lucknow',
      chosen: 'main [aria-current=true]',
      other: 'main [aria-current=false]',
    },
  ]) {
    test(`what is chosen on ${path} stands out`, async ({ page }) => {
      await open(page, path);
      const background = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await background(chosen)).not.toBe(await background(other));
    });
  }
});

test(
  'the announcements run, and stop for good by their switch',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/');
    const isRunning = () =>
      page.evaluate(() =>
        document.getAnimations().some((animation) => animation.playState === 'running'),
      );
    await expect.poll(isRunning).toBe(true);
    await page.getByRole('checkbox', { name: en.home.announcements.pause }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect.poll(isRunning).toBe(false);
  },
);
