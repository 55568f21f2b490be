import { waitForHydration } from '@/scripts/testing/hydration';
import { measureLayoutShift } from '@/scripts/testing/in-page';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { hold } from './hold';
import { expect, test } from './test';

test.use({
  isFirstVisit: true,
  // As wide as on phones, where letters are not fitted to whole pixels.
  launchOptions: async ({ launchOptions }, provide) => {
    const { args = [] } = launchOptions;
    await provide({ ...launchOptions, args: [...args, '--font-render-hinting=none'] });
  },
});

test.describe('hardly a line moves when the fonts come', { tag: ['@chromium', '@phone'] }, () => {
  for (const route of LOCALIZED_PATHS) {
    test(route, async ({ page }) => {
      for (const width of [360, 412]) {
        await page.setViewportSize({ width, height: 823 });
        const release = await hold(page, /\.woff2$/);
        await page.goto(route, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
        release();
        await waitForHydration(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await page.evaluate(measureLayoutShift)).toBeLessThanOrEqual(0.02);
      }
    });
  }
});
