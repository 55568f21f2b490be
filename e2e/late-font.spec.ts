import { pathIn } from '@/lib/language';
import { CHROMIUM_ARGUMENTS, findBrowser } from '@/scripts/testing/browsers';
import { untilHydrated } from '@/scripts/testing/hydration';
import { SCREENS } from '@/scripts/testing/routes';
import { hold } from './hold';
import { layoutShift } from './layout-shift';
import { expect, test } from './test';

test.use({
  isFirstVisit: true,
  // As wide as on phones, where letters are not fitted to whole pixels.
  launchOptions: {
    executablePath: findBrowser('chromium')?.executablePath,
    args: [...CHROMIUM_ARGUMENTS, '--font-render-hinting=none'],
  },
});

test.describe('hardly a line moves when the fonts come', { tag: ['@chromium', '@phone'] }, () => {
  for (const route of SCREENS.flatMap((screen) => [screen, pathIn(screen, 'hi')])) {
    test(route, async ({ page }) => {
      for (const width of [360, 412]) {
        await page.setViewportSize({ width, height: 823 });
        const release = await hold(page, /\.woff2$/);
        await page.goto(route, { waitUntil: 'commit' });
        await page.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
        release();
        await untilHydrated(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
      }
    });
  }
});
