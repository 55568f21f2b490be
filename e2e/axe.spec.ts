import type { Page } from '@playwright/test';
import { colourViolationsOn, violationsOn } from './axe';
import { SCREENS, UNKNOWN_PATH } from './screens';
import { expect, open, test } from './test';

/** Changes the colour scheme, and waits until no colour is on its way any more. */
async function setColorScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map((transition) => transition.finished),
    ),
  );
}

/** Looks at a page as it is, and once more in the dark, where nothing but the colours is different. */
async function expectNoViolations(page: Page, part?: string): Promise<void> {
  await setColorScheme(page, 'light');
  expect(await violationsOn(page, part)).toEqual([]);
  await setColorScheme(page, 'dark');
  expect(await colourViolationsOn(page, part)).toEqual([]);
}

// The rules read the page, not the engine; Firefox's driver, besides, cannot choose the colour scheme.
test.describe('axe finds nothing', { tag: '@chromium' }, () => {
  for (const { path, states, axeOn } of SCREENS) {
    const tag = axeOn ? { tag: `@${axeOn}` } : {};
    test(`on ${path}, in each state`, tag, async ({ page, isPhone }) => {
      if (isPhone) await page.setViewportSize({ width: 320, height: 740 });
      await open(page, path);
      await expectNoViolations(page);
      const other = isPhone ? 'desktop' : 'phone';
      for (const { name, enter, shows, part } of states.filter(
        ({ only, axeOn: device = only }) => device !== other,
      )) {
        await test.step(name, async () => {
          await enter(page);
          if (shows) await expect(shows(page)).toBeVisible();
          await expectNoViolations(page, part);
        });
      }
    });
  }

  test.describe('unknown path', () => {
    test.use({ expectedFaults: /404/ });

    test('error screen', async ({ page }) => {
      await page.goto(UNKNOWN_PATH);
      await expectNoViolations(page);
    });
  });
});
