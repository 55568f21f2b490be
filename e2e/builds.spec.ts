import { en } from '@/lib/i18n/messages/en';
import { waitForHydration } from '@/testing/hydration';
import { findBrokenPictures } from '@/testing/in-page';
import { expect, open, test } from './support/test';

test.describe('BASE_PATH', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ published: { folder: '.variants/council/out', basePath: '/council' } });

  test('The site works below a path, under its policy', async ({ page, site }) => {
    await open(page, `${site.address}/`);
    const link = page.locator('header nav a[href$="/gallery"]').first();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.gallery.title);
    await waitForHydration(page);
    await expect(link).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(findBrokenPictures)).toEqual([]);
  });
});
