import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@/lib/i18n/language';
import { ENGLISH_PATHS, LOCALIZED_PATHS } from '@/lib/routes';
import { canChooseFonts } from '@/testing/fonts';
import { findBrokenPictures } from '@/testing/in-page';
import { findViolations } from './support/axe';
import {
  expectForcedColors,
  expectLongWordsToFit,
  expectToFit,
  expectToFitLargeText,
  expectToPrint,
  expectTouchTargets,
  expectVisibleFocus,
} from './support/checks';
import { findMisnamed } from './support/names';
import { SCREENS, UNKNOWN_PATH, type Device, type Screen } from './support/screens';
import { expect, FIXTURE, open, openAtRest, test } from './support/test';
import { DESKTOP } from './support/viewports';

/** Names the Chromium that made the baselines; another version draws letters and curves a little differently. */
const BROWSER_FILE = path.join(import.meta.dirname, 'baselines/browser.txt');

/** 1280 x 1024 at 400 % (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };

/** Here the panel beside the slideshow ends with links. */
const LAPTOP = { width: 1440, height: 900 };

/** Waits for every picture and font, and for the end of transitions. */
async function settle(page: Page): Promise<void> {
  expect(await page.evaluate(findBrokenPictures)).toEqual([]);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Why the pictures cannot be compared on this machine; undefined where they can. */
async function explainDifference(version: string): Promise<string | undefined> {
  if (!canChooseFonts) return `browsers on ${process.platform} see the fonts of the machine`;
  const madeBy = (await readFile(BROWSER_FILE, 'utf8')).trim();
  const browser = nameBrowser(version);
  return browser === madeBy ? undefined : `the baselines are of ${madeBy}, this is ${browser}`;
}

const nameBrowser = (version: string) => `Chromium ${version.split('.')[0]}`;

const isInHindi = (name: string) => name.startsWith('hindi-');

/**
 * Compares what is shown with its pictures, and runs axe, on a phone at 320 px; both in light and in dark.
 *
 * @param part selects what axe looks at
 * @param picture whether they show the whole page or the view; without, nothing is compared
 */
async function expectView(page: Page, name: string, part: string, picture?: 'page' | 'view') {
  const setColorScheme = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await settle(page);
  };
  for (const colorScheme of picture ? (['light', 'dark'] as const) : []) {
    await setColorScheme(colorScheme);
    await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
      fullPage: picture === 'page',
      maxDiffPixels: 150,
    });
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width < 600) await page.setViewportSize({ width: 320, height });
  // In the dark nothing but the colours differs, and those do not depend on the language.
  if (!isInHindi(name)) {
    await setColorScheme('dark');
    expect(await findViolations(page, part, 'colours'), name).toEqual([]);
  }
  await setColorScheme('light');
  expect(await findViolations(page, part), name).toEqual([]);
  expect(await findMisnamed(page), name).toEqual([]);
  await page.setViewportSize({ width, height });
}

/** Checks what does not depend on the state of a screen. */
async function expectSoundScreen(page: Page, { name, path }: Screen): Promise<void> {
  const isRoute = LOCALIZED_PATHS.some((route) => route === path);
  await test.step('forced colours', () => expectForcedColors(page));
  if (isRoute) await test.step('on paper', () => expectToPrint(page));
  for (const size of [ZOOMED, LAPTOP]) {
    await page.setViewportSize(size);
    if (!isInHindi(name))
      await test.step(`focus, ${size.width} px`, () => expectVisibleFocus(page));
  }
  await page.setViewportSize(DESKTOP);
}

/** Whether something that may be on one device alone is on this one. */
const isOn = (device: Device, only?: Device) => only === undefined || only === device;

// At whole pixels, so that edges do not move.
test.use({ deviceScaleFactor: 1 });

/** Whether the pictures and trees are made anew. */
const isRenewing = () => test.info().config.updateSnapshots === 'all';

test('The pictures can be compared', { tag: ['@chromium', '@visual'] }, async ({ browser }) => {
  if (isRenewing()) await writeFile(BROWSER_FILE, `${nameBrowser(browser.version())}\n`);
  const reason = await explainDifference(browser.version());
  test.skip(reason !== undefined, reason);
});

for (const screen of SCREENS)
  test.describe(() => {
    const { name, path, states = [], only, picture, pictureOn } = screen;
    const tag = ['@chromium', '@visual', ...(only ? [`@${only}`] : [])];
    if (path === UNKNOWN_PATH) test.use({ expectedErrors: /404/ });

    test(
      `${name} looks and reads as before in each state, without violations`,
      { tag },
      async ({ page, browser, isPhone }) => {
        const device = isPhone ? 'phone' : 'desktop';
        const canCompare = isRenewing() || !(await explainDifference(browser.version()));
        const getPicture = (kind: Screen['picture'], on?: Device) =>
          canCompare && isOn(device, on) ? kind : undefined;

        await openAtRest(page, path);
        // The stored trees have a link to the other language.
        if (!isPhone && screen.hasTree && LANGUAGES.length > 1)
          await test.step('accessibility tree', () =>
            expect(page.locator('body')).toMatchAriaSnapshot({
              name: `${name}.aria.yml`,
              // Playwright writes a new tree only when its time is up.
              timeout: isRenewing() ? 1 : undefined,
            }));
        await test.step('as it opens', () =>
          expectView(page, name, 'html', getPicture(picture, pictureOn)));
        if (isPhone) {
          await test.step('touch targets', () => expectTouchTargets(page));
          await test.step('focus', () => expectVisibleFocus(page));
        } else await expectSoundScreen(page, screen);

        for (const state of states.filter((each) => isOn(device, each.only)))
          await test.step(state.name, async () => {
            await page.emulateMedia({ colorScheme: 'light' });
            await state.enter(page);
            await expectView(page, `${name}-${state.name}`, state.part, getPicture(state.picture));
            // Closes what popped up.
            await page.keyboard.press('Escape');
            await page.evaluate(() => scrollTo(0, 0));
          });
      },
    );
  });

/** The folders of the fixture, and of the site as it is published, with whatever data/ holds. */
const SITES = [
  [FIXTURE.folder, [...LOCALIZED_PATHS, '/district/lucknow', '/rules'], '@desktop'],
  ['out', ENGLISH_PATHS, ['@desktop', '@chromium']],
] as const;

// In one visit: in Firefox a new page costs as much as the rest of the test.
for (const [folder, paths, tag] of SITES)
  test(
    `Every screen of ${folder} shows its pictures, and fits narrow windows, large text and long words`,
    { tag: [tag].flat() },
    async ({ page, site, browserName }) => {
      site.publish(folder);
      for (const path of paths)
        await test.step(path, async () => {
          await page.setViewportSize(DESKTOP);
          await open(page, path);
          expect(await page.evaluate(findBrokenPictures)).toEqual([]);
          // Those of the fixture are asked above, and in Chromium so is the focus.
          if (folder === 'out') expect(await findViolations(page)).toEqual([]);
          if (browserName === 'chromium') await expectToFitLargeText(page);
          // Behind the last stop Firefox goes on to its own buttons, from which no key leads back.
          else if (path === '/') await expectVisibleFocus(page, ['Tab']);
          await expectToFit(page);
          await expectLongWordsToFit(page);
        });
    },
  );
