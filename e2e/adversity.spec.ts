import type { Route } from '@playwright/test';
import { anyOf, expect, open, test, type } from './test';

const RECORDS = '/student-records';

/** How Chromium's console, and a fetch in Chromium and in Firefox, tell of a file that did not come. */
const FAILED_LOAD = /Failed to load resource|Failed to fetch|NetworkError when attempting to fetch/;

/** React's complaint of a tree that ended before it was whole. */
const HALF_A_TREE = /Minified React error #412/;

test.describe('the images do not come', () => {
  test.use({ expectedFaults: /\/(assets|pictures)\/|Failed to load resource/ });

  for (const path of ['/', '/gallery', '/district-secretaries']) {
    test(`${path} shows what they would have shown`, async ({ page }) => {
      await page.route(/\/(assets|pictures)\//, (route) => route.abort());
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
    });
  }
});

// What follows knows no screen size.
test.describe('a piece of the script does not come', { tag: '@desktop' }, () => {
  test.use({
    expectedFaults: anyOf(
      /static\/chunks\/.* (net::ERR_FAILED|NS_ERROR_ABORT)$/,
      FAILED_LOAD,
      HALF_A_TREE,
    ),
  });

  test('the content stays', async ({ page }) => {
    let lost: string | undefined;
    await page.route(/\/_next\/.*\.js$/, (route) => {
      const url = route.request().url();
      lost ??= url;
      return url === lost ? route.abort() : route.continue();
    });
    const failing = page.waitForEvent('requestfailed');
    await page.goto(RECORDS);
    await failing;
    await expect(page.getByRole('row')).toHaveCount(11);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: '24th SCSE national games' })).toBeVisible();
  });
});

test.describe('the tree that the script takes the page over with', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: anyOf(/static\/trees\//, FAILED_LOAD, HALF_A_TREE) });

  for (const { name, answer } of [
    { name: 'does not come', answer: (route: Route) => route.abort() },
    {
      name: 'is gone since a redeploy',
      answer: (route: Route) =>
        route.fulfill({
          status: 404,
          contentType: 'text/html',
          body: '<!DOCTYPE html><h1>404</h1>',
        }),
    },
  ]) {
    test(`${name}: the content stays, and leads on`, async ({ page }) => {
      await page.route('/_next/static/trees/*', answer);
      const failing = page.waitForEvent('pageerror');
      await page.goto('/gallery');
      await failing;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gallery');
      await expect(page.getByRole('region', { name: 'Images' }).getByRole('link')).toHaveCount(45);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
    });
  }
});

test(
  'what is typed before the script comes is searched for once it is there',
  { tag: '@desktop' },
  async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/_next\/.*\.js$/, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(RECORDS, { waitUntil: 'commit' });
    await type(page.getByPlaceholder('Search by name'), 'karate');
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    release();
    await expect(page.getByText(/^Page 1 of [12]?\d$/)).toBeVisible();
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeHidden();
  },
);

test.describe('the file of all records', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: /student-records\/rows|Failed to load resource/ });

  test('comes late: what was typed meanwhile is answered then', async ({ page }) => {
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('/student-records/rows/*', async (route) => {
      await released;
      await route.continue();
    });
    await open(page, RECORDS);
    await type(page.getByPlaceholder('Search by name'), 'karate');
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    release();
    await expect(page.getByText(/^Page 1 of [12]?\d$/)).toBeVisible();
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeHidden();
  });

  test('fails to come: the first page stays, and the next act asks again', async ({ page }) => {
    let isFirst = true;
    const failed = page.waitForEvent('requestfailed');
    await page.route('/student-records/rows/*', (route) => {
      const action = isFirst ? route.abort() : route.continue();
      isFirst = false;
      return action;
    });
    await open(page, RECORDS);
    await failed;
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
  });
});

test('storage is forbidden', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, { get: forbid });
    }
  });
  await open(page, '/');
  await page.getByRole('tab', { name: 'News' }).click();
  await page.getByRole('link', { name: 'Show More →' }).click();
  await expect(page).toHaveURL('/gallery#news');
});

test.describe('queries that nobody should type', { tag: ['@chromium', '@desktop'] }, () => {
  for (const { name, query } of [
    { name: 'regular expression', query: '.*' },
    { name: 'broken regular expression', query: '([' },
    { name: 'HTML', query: '<img src=x onerror=alert(1)>' },
    { name: 'right to left', query: '\u202Eetarak' },
    { name: 'null character', query: 'a\u0000b' },
    { name: '200,000 characters', query: 'karate'.repeat(33_334) },
  ]) {
    test(`${name} finds nothing and breaks nothing`, async ({ page }) => {
      await open(page, RECORDS);
      await page.getByPlaceholder('Search by name').fill(query);
      await expect(page.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
      await page.getByPlaceholder('Search by name').fill('karate');
      await expect(page.getByText(/^Showing 1 to 10 of/)).toBeVisible();
    });
  }
});
