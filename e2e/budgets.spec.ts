import type { Page } from '@playwright/test';
import { getBudgetUses, findExceededBudgets } from '@/bench/budgets';
import { loadFirstView, PHONE_SCREEN } from '@/bench/first-view';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ENGLISH_PATHS } from '@/lib/routes';
import { waitForHydration } from '@/testing/hydration';
import { measureLayoutShift } from '@/testing/in-page';
import { expect, test } from './support/test';
import type { FaultyServer } from '@/testing/faulty-server';

/** Lets fonts come after the first paint, which is when they move the most. */
const delayFonts = (page: Page, site: FaultyServer) =>
  site.answer(/\.woff2$/, async () => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
    return 'well' as const;
  });

test.use({
  ...PHONE_SCREEN,
  // As on phones, where letters are not fitted to whole pixels.
  launchOptions: async ({ launchOptions }, provide) => {
    const { args = [] } = launchOptions;
    await provide({ ...launchOptions, args: [...args, '--font-render-hinting=none'] });
  },
});

// What is sent depends on the screen only by the widths of pictures, for which this phone is the measure.
test.describe('the first view', { tag: ['@chromium', '@phone'] }, () => {
  for (const language of LANGUAGES) {
    for (const route of ENGLISH_PATHS) {
      const path = localizePath(route, language);
      test(`${path} stays within its budgets, and moves hardly when fonts come`, async ({
        page,
        site,
        published,
      }) => {
        delayFonts(page, site);
        const served = { origin: site.origin, folder: published.folder };
        const view = await loadFirstView(page, served, path, async () => {
          await waitForHydration(page);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          expect(await page.evaluate(measureLayoutShift)).toBeLessThanOrEqual(0.02);
        });
        expect(findExceededBudgets(getBudgetUses(route, view))).toEqual([]);
      });
    }
  }
});
