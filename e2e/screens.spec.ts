import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { hasOwnFonts } from '@/scripts/testing/fonts';
import { colourViolationsOn, violationsOn } from './axe';
import {
  expectForcedColors,
  expectLongWordsToFit,
  expectToFit,
  expectToFitLargeText,
  expectToPrint,
  expectTouchTargets,
  expectVisibleFocus,
} from './checks';
import { layOutAll } from './pictures';
import { PATHS, SCREENS, type Device, type Screen } from './screens';
import { expect, open, openAtRest, test } from './test';

/** Names the Chromium that made the baselines; another version draws letters and curves a little differently. */
const BROWSER_FILE = path.join(import.meta.dirname, 'baselines/browser.txt');

/** Longer than a search waits for more letters. */
const SEARCH_WAIT_MS = 1_000;

/** Waits for every picture and font, and for the end of transitions. */
async function settle(page: Page): Promise<void> {
  // A picture of the whole page would show what is far from the view as an empty box.
  await layOutAll(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** Why the pictures cannot be compared on this machine; undefined where they can. */
async function whyNotComparable(version: string): Promise<string | undefined> {
  if (!hasOwnFonts) return `browsers on ${process.platform} see the fonts of the machine`;
  const madeBy = (await readFile(BROWSER_FILE, 'utf8')).trim();
  const browser = nameBrowser(version);
  return browser === madeBy ? undefined : `the baselines are of ${madeBy}, this is ${browser}`;
}

const nameBrowser = (version: string) => `Chromium ${version.split('.')[0]}`;

/** What is compared with a baseline, and what axe looks at, in light and dark. */
interface View {
  name: string;
  /** Selects what axe looks at; without, it does not. */
  part?: string;
  picture?: 'page' | 'view';
  isInHindi: boolean;
}

async function expectView(page: Page, { name, part, picture, isInHindi }: View): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await settle(page);
    if (picture)
      await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
        fullPage: picture === 'page',
        maxDiffPixels: 150,
      });
    if (!part) continue;
    // In the dark nothing but the colours differs, and those do not depend on the language.
    if (colorScheme === 'light') expect(await violationsOn(page, part), name).toEqual([]);
    else if (!isInHindi) expect(await colourViolationsOn(page, part), name).toEqual([]);
  }
}

/** Whether something that one device may have alone is there on another. */
const isOn = (device: Device, only?: Device) => only === undefined || only === device;

const getTags = ({ only }: Screen) => ['@chromium', '@visual', ...(only ? [`@${only}`] : [])];

test.describe('every screen', () => {
  // At whole pixels, so that edges do not move.
  test.use({ isFirstVisit: true, deviceScaleFactor: 1, expectedErrors: /404/ });

  test('the pictures can be compared', { tag: ['@chromium', '@visual'] }, async ({ browser }) => {
    if (test.info().config.updateSnapshots === 'all')
      await writeFile(BROWSER_FILE, `${nameBrowser(browser.version())}\n`);
    const reason = await whyNotComparable(browser.version());
    test.skip(reason !== undefined, reason);
  });

  for (const screen of SCREENS) {
    const { name, path, states, axeOn, picture, pictureOn, chosenBy, hasNoTree } = screen;
    const isInHindi = name.startsWith('hindi-');
    const isRoute = (LOCALIZED_PATHS as readonly string[]).includes(path);

    test(
      `${name} looks and reads as before, fits and has no violations, in each state`,
      {
        tag: getTags(screen),
      },
      async ({ page, browser, isPhone, viewport }, { config }) => {
        const device = isPhone ? 'phone' : 'desktop';
        const isCompared =
          config.updateSnapshots === 'all' || !(await whyNotComparable(browser.version()));
        const ifCompared = (kind: Screen['picture'] | undefined, only?: Device) =>
          isCompared && kind !== 'none' && isOn(device, only) ? kind : undefined;
        const resize = () => page.setViewportSize(viewport ?? { width: 0, height: 0 });

        await openAtRest(page, path);
        if (!isPhone && !hasNoTree)
          await test.step('accessibility tree', () =>
            expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` }));
        await test.step('as it opens', () =>
          expectView(page, {
            name,
            part: isOn(device, axeOn) ? 'html' : undefined,
            picture: ifCompared(picture, pictureOn),
            isInHindi,
          }));
        if (isPhone && isRoute) await test.step('touch targets', () => expectTouchTargets(page));
        if (!isPhone) {
          if (chosenBy) await test.step('forced colours', () => expectForcedColors(page, chosenBy));
          if (isRoute) await test.step('on paper', () => expectToPrint(page));
          await test.step('narrow windows', () => expectToFit(page));
          await resize();
          await test.step('large text', () => expectToFitLargeText(page));
          await test.step('long words', () => expectLongWordsToFit(page));
          await resize();
          if (isRoute && !isInHindi) await test.step('focus', () => expectVisibleFocus(page));
        }

        for (const state of states.filter(({ only }) => isOn(device, only)))
          await test.step(state.name, async () => {
            await page.emulateMedia({ colorScheme: 'light' });
            await state.enter(page);
            await page.clock.runFor(SEARCH_WAIT_MS);
            if (state.shows) await expect(state.shows(page)).toBeVisible();
            await expectView(page, {
              name: `${name}-${state.name}`,
              part: isOn(device, state.axeOn) ? state.part : undefined,
              picture: ifCompared(state.picture),
              isInHindi,
            });
            // Closes what popped up.
            await page.keyboard.press('Escape');
            await page.evaluate(() => scrollTo(0, 0));
          });
      },
    );
  }
});

test('every screen fits narrow windows', { tag: ['@firefox', '@desktop'] }, async ({ page }) => {
  for (const path of PATHS) {
    await open(page, path);
    await test.step(path, () => expectToFit(page));
  }
});
