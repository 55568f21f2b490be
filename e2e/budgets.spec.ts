import { getBudgetUses, findExceededBudgets, HOME_SAVING_DATA } from '@/bench/budgets';
import { loadFirstView, countGalleryPictures, PHONE_SCREEN } from '@/bench/first-view';
import type { Page } from '@playwright/test';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { saveData } from '@/scripts/testing/in-page';
import { ROUTE_PATHS } from '@/lib/routes';
import { en } from '@/lib/i18n/messages/en';
import { expect, test } from './test';

/** Until the slideshow says that it waits to be asked. */
const untilPaused = (page: Page) =>
  expect(page.getByRole('button', { name: en.home.slideshow.play })).toBeVisible();

// What is sent depends on the screen only by the widths of the pictures, for which this phone is the measure.
test.describe('what a first view sends', { tag: ['@chromium', '@phone'] }, () => {
  test.use(PHONE_SCREEN);

  test.use({ isFirstVisit: true });

  for (const language of LANGUAGES) {
    for (const route of ROUTE_PATHS) {
      const path = localizePath(route, language);
      test(`${path} stays within its budgets`, async ({ page, baseURL }) => {
        const view = await loadFirstView(
          page,
          { origin: baseURL ?? '', folder: '.variants/fixture/out' },
          path,
        );
        const uses = getBudgetUses(route, view, countGalleryPictures(view), language);
        expect(findExceededBudgets(path, uses).join('\n')).toBe('');
      });
    }
  }

  test('/ sends visitors who save data no script before they press something', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(saveData);
    const served = { origin: baseURL ?? '', folder: '.variants/fixture/out' };
    const { bytes, total } = await loadFirstView(page, served, '/', untilPaused);
    expect(bytes.script + bytes.tree).toBe(0);
    expect(total).toBeLessThanOrEqual(HOME_SAVING_DATA);
  });
});
