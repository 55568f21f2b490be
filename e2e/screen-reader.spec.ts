import { SCREENS, UNKNOWN_PATH } from './screens';
import { expect, open, openAtRest, test } from './test';
import { LANGUAGES } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';

/*
 * What a screen reader is given of each screen, kept to be read as a text: `npx playwright test screen-reader
 * --update-snapshots` writes it anew.
 */
const TREES = [...SCREENS, { name: 'error', path: UNKNOWN_PATH }];

test.describe('the accessibility tree', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ isFirstVisit: true, expectedFaults: /404/ });

  for (const { name, path } of TREES) {
    test(`of ${name} reads as before`, async ({ page }) => {
      test.skip(
        LANGUAGES.length < 2,
        'the trees to compare with have a link to the other language',
      );
      await openAtRest(page, path);
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
    });
  }
});

test.describe('live regions', { tag: ['@chromium', '@desktop'] }, () => {
  test('say how many records were found, once', async ({ page }) => {
    await open(page, '/student-records');
    const search = page.getByPlaceholder(en.records.browser.placeholder);
    await search.press('k');
    await expect(page.getByRole('status')).toHaveText(/^Showing 1 to \d+ of \d+ records$/);
  });

  test('C9 the slideshow is silent while it plays and speaks once it is paused', async ({
    page,
  }) => {
    await open(page, '/');
    const live = page.getByRole('region', { name: en.home.slideshow.label }).locator('[aria-live]');
    await page.mouse.move(0, 0);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.getByRole('button', { name: en.home.slideshow.pause }).click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
  });
});
