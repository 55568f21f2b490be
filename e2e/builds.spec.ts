import { en } from '@/lib/i18n/messages/en';
import { waitForHydration } from '@/scripts/testing/hydration';
import { findBrokenPictures } from './support/in-page';
import { getMimeType } from '@/scripts/testing/published-files';
import { ASSETS_HOST } from '@/scripts/testing/variants';
import { expect, FIXTURE, open, test } from './support/test';

const TAGS = { tag: ['@chromium', '@desktop'] };

test.describe('BASE_PATH', () => {
  test.use({ published: { folder: '.variants/council/out', basePath: '/council' } });

  test('The site works below a path, under its policy', TAGS, async ({ page, site }) => {
    await open(page, `${site.address}/`);
    const link = page.locator('header nav a[href$="/gallery"]').first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.gallery.title);
    await waitForHydration(page);
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(findBrokenPictures)).toEqual([]);
  });
});

test.describe('NEXT_PUBLIC_ASSETS_HOST', () => {
  test.use({ published: { folder: '.variants/assets-host/out' } });

  test('Images come from that host, under the policy of the site', TAGS, async ({ page, site }) => {
    // Those of another build.
    await page.route(`${ASSETS_HOST}/**`, (route) => {
      const file = FIXTURE.folder + new URL(route.request().url()).pathname;
      return route.fulfill({ path: file, contentType: getMimeType(file) });
    });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    for (const path of ['/', '/district-secretaries']) {
      await open(page, path);
      expect(await page.evaluate(findBrokenPictures)).toEqual([]);
      const sources = await page.evaluate(() =>
        [...document.images].map((image) => image.currentSrc),
      );
      expect(sources.filter((source) => source && !source.startsWith(ASSETS_HOST))).toEqual([]);
    }
    expect([...hosts].sort()).toEqual([site.origin, ASSETS_HOST].sort());
  });
});
