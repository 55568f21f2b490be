import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { ASSETS_HOST } from '@/scripts/testing/variants';
import { expect, getButton, test } from './support/test';

/*
 * Pages whose documents are not as expected keep the client of Next.js (docs/decisions/hydration.md). Here all do. The
 * policy of each page applies to it too, and any violation fails the test.
 */
const FOLDER = '.variants/assets-host/out';

test.use({ published: { folder: FOLDER } });

test.beforeEach(({ page }) =>
  page.route(`${ASSETS_HOST}/**`, (route) =>
    route.fulfill({ path: FOLDER + new URL(route.request().url()).pathname }),
  ),
);

/** Opens a page and waits until React has hydrated a part of it. */
async function open(page: Page, path: string, part: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    part,
  );
}

test.describe('with the client of Next.js', { tag: ['@chromium', '@desktop'] }, () => {
  test('§4 the slideshow, the tabs and the overlay of /', async ({ page }) => {
    await open(page, '/', 'main button');
    await getButton(page, en.home.slideshow.next).click();
    await expect(page.getByRole('group', { name: '2 of 45' })).toBeVisible();
    await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
    await expect(page.getByRole('tabpanel', { name: en.home.panel.news.rest })).toBeVisible();
    await page.getByRole('group', { name: '2 of 45' }).getByRole('link').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('§5 the filter of /gallery, and its images in the overlay', async ({ page }) => {
    await open(page, '/gallery', 'main button');
    await getButton(page, en.gallery.filters.events).click();
    const images = page.getByRole('region', { name: en.gallery.images }).getByRole('link');
    await expect(images.filter({ visible: true })).toHaveCount(13);
    await images.first().click();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 of 13');
  });

  test('§4 the pages of /student-records', async ({ page }) => {
    await open(page, '/student-records', 'main button');
    await getButton(page, en.records.browser.next).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  });

  test('§4 the selection of /district/lucknow', async ({ page }) => {
    await open(page, '/district/lucknow', 'main button');
    await expect(page.getByRole('article')).toHaveCount(1);
    await getButton(page, 'Kanpur Nagar').click();
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test.describe('§8', () => {
    test.use({ expectedErrors: /404|refused|^console error: Error\b/ });

    test('the screen of an unknown path, and that of an island that throws', async ({ page }) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
      await page.addInitScript(() => {
        window.setInterval = () => {
          throw new Error('refused');
        };
      });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
      await expect(getButton(page, en.error.retry)).toBeVisible();
    });
  });
});
