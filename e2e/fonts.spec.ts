import type { Page } from '@playwright/test';
import { LOCALIZED_PATHS } from '@/lib/routes';
import { hasOwnFonts, setUpFonts } from '@/scripts/testing/fonts';
import { findBlankWords } from '@/scripts/testing/in-page';
import { startMoodyHost } from './moody-host';
import { SERVED } from './served';
import { expect, open, test } from './test';

/** The fonts for machines that have no Devanagari font (docs/decisions/fonts.md). */
const LAST_RESORT = /\/noto-sans-devanagari/;

/** Notes the addresses of the fonts of last resort that pages ask for. */
function watchFonts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (LAST_RESORT.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('no page asks for a font of last resort where a Devanagari font is installed', async ({
  page,
}) => {
  const asked = watchFonts(page);
  for (const path of LOCALIZED_PATHS) await open(page, path);
  expect(asked).toEqual([]);
});

test.describe('where no Devanagari font is installed', () => {
  test.skip(!hasOwnFonts, 'browsers see the fonts of the machine');
  test.use({
    launchOptions: async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, env: { ...launchOptions.env, ...setUpFonts('latin')?.env } }),
  });

  for (const path of LOCALIZED_PATHS)
    test(`${path} draws all of its Hindi, by one font that it asks for once`, async ({ page }) => {
      const asked = watchFonts(page);
      await open(page, path);
      await expect.poll(() => page.evaluate(findBlankWords)).toEqual([]);
      expect(asked).toHaveLength(1);
    });

  test.describe('offline', { tag: ['@chromium', '@desktop'] }, () => {
    test.use({ keepsPages: true, expectedErrors: /ERR_(EMPTY_RESPONSE|FAILED|CONNECTION)|fetch/ });

    test('it is there once it was needed, and is not saved before', async ({ page }) => {
      const host = await startMoodyHost(SERVED.fixture.folder, '');
      const listFonts = () =>
        page.evaluate(async () => {
          const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
          const requests = (await Promise.all(stores.map((store) => store.keys()))).flat();
          return requests.map(({ url }) => url).filter((url) => url.includes('/media/noto-sans'));
        });
      await open(page, `${host.site}/hi/offline`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      expect(await listFonts()).toEqual([]);
      await open(page, `${host.site}/hi/about`);
      await expect.poll(listFonts).toHaveLength(1);
      host.setMood('down');
      await page.goto(`${host.site}/hi`);
      await expect(page.locator('.saved-copy')).toBeVisible();
      await expect.poll(() => page.evaluate(findBlankWords)).toEqual([]);
      host.close();
    });
  });
});
