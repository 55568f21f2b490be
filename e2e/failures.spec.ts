import type { Route } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { hold } from './hold';
import { expect, open, test, type } from './test';

const RECORDS = '/student-records';
const ROWS = /\/student-records\/rows\//;

test.describe('the images fail', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /\/(assets|pictures)\/|Failed to load resource/ });

  test('each screen shows their descriptions', async ({ page }) => {
    await page.route(/\/(assets|pictures)\//, (route) => route.abort());
    for (const path of ['/', '/gallery', '/district-secretaries']) {
      await open(page, path);
      const shapes = await page
        .getByRole('main')
        .getByRole('img')
        .evaluateAll((images) =>
          images
            // What is far from the view has not been laid out yet.
            .filter((image) => image.checkVisibility({ contentVisibilityAuto: true }))
            .map((image) => ({
              text: getComputedStyle(image, '::after').content,
              height: image.getBoundingClientRect().height,
            })),
        );
      expect(shapes).not.toEqual([]);
      for (const { text, height } of shapes) {
        expect(text).toMatch(/\w/);
        expect(height).toBeGreaterThan(60);
      }
    }
  });
});

// What the page makes of a response depends neither on the engine nor on the viewport.
test.describe('the rows of the records', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedErrors: /student-records\/rows|Failed to load resource/ });

  const browser = en.records.browser;

  /** Bad responses; which of them are refused is held in __tests__/records/record-shards.test.ts. */
  const BAD: ((route: Route) => Promise<void>)[] = [
    (route) => route.fulfill({ status: 503, body: 'Busy' }),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>Sign in' }),
    (route) => route.abort(),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, -40) });
    },
  ];

  test('fail, then come late: nothing wrong is shown, and they can be asked for again', async ({
    page,
  }) => {
    const lost = page.getByText(browser.lost);
    const retry = page.getByRole('button', { name: browser.retry });
    const failed = page.waitForEvent('requestfailed');
    await page.route(ROWS, (route) => route.abort());
    await open(page, RECORDS);
    await failed;
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    for (const [place, answer] of BAD.entries()) {
      await page.unroute(ROWS);
      let isAnswered = false;
      await page.route(ROWS, async (route) => {
        await answer(route);
        isAnswered = true;
      });
      if (place === 0) await type(page.getByPlaceholder(browser.placeholder), 'karate');
      else await retry.click();
      await expect.poll(() => isAnswered).toBe(true);
      await expect(lost).toBeVisible();
      await expect(page.getByRole('region', { name: browser.label })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await expect(page.getByRole('row')).toHaveCount(1);
    }
    await page.unroute(ROWS);
    const release = await hold(page, ROWS);
    await retry.click();
    await expect(page.getByRole('status')).toHaveText(browser.loading);
    release();
    await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
    await expect(page.getByText(/^Page 1 of [12]?\d$/)).toBeVisible();
    await expect(lost).toBeHidden();
  });

  test('are gone since a redeploy: that is said, and the page can be opened again', async ({
    page,
  }) => {
    await page.route(ROWS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await open(page, RECORDS);
    await page.getByRole('button', { name: browser.next }).click();
    await expect(page.getByText('have been published anew')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1);
    await page.unroute(ROWS);
    await page.getByRole('button', { name: browser.openAgain }).click();
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    await page.getByRole('button', { name: browser.next }).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
  });
});

test.describe('storage is forbidden', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ isFirstVisit: true });

  test('and nothing asks for it: the news lead to the gallery', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, { get });
    });
    await open(page, '/');
    await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
    await page.getByRole('link', { name: en.home.panel.more }).click();
    await expect(page).toHaveURL('/gallery#news');
    await expect(page.getByRole('heading', { name: en.news.title })).toBeInViewport();
  });
});
