import type { Route } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { hold } from './hold';
import { expect, open, test, type } from './test';

const RECORDS = '/student-records';
const ROWS = /\/student-records\/rows\//;

/** What may come in place of a file. */
const ANSWERS: { name: string; answer: (route: Route) => Promise<void> }[] = [
  { name: 'an error', answer: (route) => route.fulfill({ status: 503, body: 'Busy' }) },
  {
    name: 'a page of the network',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>Sign in' }),
  },
  { name: 'not to be had', answer: (route) => route.abort() },
];

test.describe('the images do not come', () => {
  test.use({ expectedFaults: /\/(assets|pictures)\/|Failed to load resource/ });

  test('each screen shows what they would have shown', async ({ page }) => {
    await page.route(/\/(assets|pictures)\//, (route) => route.abort());
    for (const path of ['/', '/gallery', '/district-secretaries']) {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
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

// What follows knows no screen size.
// What is made of an answer is the page's own doing, whatever the engine.
test.describe('a part of the records', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedFaults: /student-records\/rows|Failed to load resource/ });

  test('comes late: what was typed meanwhile is answered then', async ({ page }) => {
    const release = await hold(page, ROWS);
    await open(page, RECORDS);
    await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
    await expect(page.getByRole('status')).toHaveText(en.records.browser.loading);
    release();
    await expect(page.getByText(/^Page 1 of [12]?\d$/)).toBeVisible();
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeHidden();
  });

  for (const { name, answer } of ANSWERS) {
    test(`is ${name}: nothing is shown for what was searched, and it can be tried again`, async ({
      page,
    }) => {
      await page.route(ROWS, answer);
      await open(page, RECORDS);
      await type(page.getByPlaceholder(en.records.browser.placeholder), 'karate');
      const fault = page.getByText(en.records.browser.lost);
      await expect(fault).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(1);
      await expect(page.getByRole('region', { name: en.records.browser.label })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await page.unroute(ROWS);
      await page.getByRole('button', { name: en.records.browser.retry }).click();
      await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
      await expect(fault).toBeHidden();
    });
  }

  test('is gone since a redeploy: that is said, and the page can be opened again', async ({
    page,
  }) => {
    await page.route(ROWS, (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await open(page, RECORDS);
    await page.getByRole('button', { name: en.records.browser.next }).click();
    await expect(page.getByText('have been published anew')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1);
    await page.unroute(ROWS);
    await page.getByRole('button', { name: en.records.browser.openAgain }).click();
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    await page.getByRole('button', { name: en.records.browser.next }).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
  });

  test('comes torn: nothing of it is shown', async ({ page }) => {
    await page.route(ROWS, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).slice(0, -40) });
    });
    await open(page, RECORDS);
    await page.getByRole('button', { name: en.records.browser.next }).click();
    await expect(page.getByText(en.records.browser.lost)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1);
  });

  test('fails to come: the first page stays, and the next act asks again', async ({ page }) => {
    let isFirst = true;
    const failed = page.waitForEvent('requestfailed');
    await page.route(ROWS, (route) => {
      const action = isFirst ? route.abort() : route.continue();
      isFirst = false;
      return action;
    });
    await open(page, RECORDS);
    await failed;
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    await page.getByRole('button', { name: en.records.browser.next }).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
  });
});

test.describe('storage is forbidden', { tag: '@desktop' }, () => {
  test.use({ isFirstVisit: true });

  test('which nothing asks for', async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, { get: forbid });
      }
    });
    await open(page, '/');
    await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
    await page.getByRole('link', { name: en.home.panel.more }).click();
    await expect(page).toHaveURL('/gallery#news');
  });
});

test(
  'queries that nobody should type find nothing and break nothing',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, RECORDS);
    const input = page.getByPlaceholder(en.records.browser.placeholder);
    for (const query of [
      '.*',
      '([',
      '<img src=x onerror=alert(1)>',
      '\u202Eetarak',
      'a\u0000b',
      'karate'.repeat(33_334),
    ]) {
      await input.fill(query);
      await expect(page.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
      await input.fill('karate');
      await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible();
    }
  },
);
