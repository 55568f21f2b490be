import { LOCALIZED_PATHS } from '@/lib/routes';
import { hasOwnFonts, setUpFonts } from '@/scripts/testing/fonts';
import { findBlankWords } from '@/scripts/testing/in-page';
import { startMoodyHost } from './moody-host';
import { SERVED } from './served';
import { expect, open, test, watchFonts } from './test';

test.skip(!hasOwnFonts, 'browsers see the fonts of the machine');
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, env: { ...launchOptions.env, ...setUpFonts('latin')?.env } }),
});

for (const path of LOCALIZED_PATHS)
  test(
    `${path} draws all of its Hindi where no Devanagari font is installed, by one font`,
    { tag: '@desktop' },
    async ({ page }) => {
      const asked = watchFonts(page);
      await open(page, path);
      await expect.poll(() => page.evaluate(findBlankWords)).toEqual([]);
      expect(new Set(asked).size).toBe(1);
    },
  );

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
