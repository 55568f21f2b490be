import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, test, type } from './support/test';

const ROWS = /\/student-records\/rows\//;

test.describe('the images fail', { tag: '@desktop' }, () => {
  test.use({ expectedErrors: /\/(assets|pictures)\/|Failed to load resource/ });

  test('each screen shows their descriptions', async ({ page, site }) => {
    site.answer(/\/(assets|pictures)\//, 'down');
    for (const path of ['/', '/gallery', '/district-secretaries']) {
      await open(page, path);
      const images = page.getByRole('main').getByRole('img');
      const shapes = await images.evaluateAll((all) =>
        all
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

// What script does with an error depends neither on the engine nor on the viewport.
test.describe('the rows of the records', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedErrors: /student-records\/rows|Failed to load resource/ });

  const { browser } = en.records;

  /** Bad responses; which of them are refused is held in __tests__/records/record-shards.test.ts. */
  const BAD = ['unavailable', 'half'] as const;

  test('fail, are gone, then come late: nothing wrong is shown, and they can be asked for again', async ({
    page,
    site,
  }) => {
    const lost = page.getByText(browser.lost);
    const retry = getButton(page, browser.retry);
    // Gone since a redeploy.
    site.answer(ROWS, 'gone');
    await open(page, '/student-records');
    await getButton(page, browser.next).click();
    await expect(page.getByText(browser.gone)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1);
    await getButton(page, browser.openAgain).click();
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();

    for (const [place, answer] of BAD.entries()) {
      site.answer(ROWS, answer);
      const answered = page.waitForResponse(ROWS);
      if (place === 0) await type(page.getByPlaceholder(browser.placeholder), 'karate');
      else await retry.click();
      await answered;
      await expect(lost).toBeVisible();
      await expect(page.getByRole('region', { name: browser.label })).toHaveAttribute(
        'aria-busy',
        'false',
      );
      await expect(page.getByRole('row')).toHaveCount(1);
    }
    const release = site.hold(ROWS);
    await retry.click();
    await expect(page.getByRole('status')).toHaveText(browser.loading);
    release();
    await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
    await expect(page.getByText(/^Page 1 of [12]?\d$/)).toBeVisible();
    await expect(lost).toBeHidden();
  });
});

test.describe('§8', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedErrors: /Root element not found|refused|^console error: Error\b/ });

  for (const path of ['/student-records', '/about']) {
    test(`without the root element start-up fails: ${path}`, async ({ page, site }) => {
      site.change(/^\/(student-records|about)$/, (html) => html.replace('id="root"', 'id="other"'));
      const failing = page.waitForEvent('pageerror');
      await page.goto(path);
      expect((await failing).message).toContain('Root element not found');
    });
  }

  test('an island that throws brings the error screen, whose retry brings the page back', async ({
    page,
  }) => {
    // The slideshow's timer cannot be started, until the test permits it.
    await page.addInitScript(() => {
      const { setInterval } = window;
      const refuse = () => {
        throw new Error('refused');
      };
      Object.assign(window, {
        setInterval: refuse,
        permit: () => Object.assign(window, { setInterval }),
      });
    });
    await page.goto('/');
    const retry = getButton(page, en.error.retry);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
    await expect(page.getByRole('banner')).toBeVisible();
    await retry.click();
    await expect(retry).toBeVisible();
    await page.evaluate('permit()');
    await retry.click();
    await expect(retry).toBeHidden();
    await getButton(page, en.home.slideshow.next).click();
    await expect(page.getByRole('group', { name: '2 of 45' })).toBeVisible();
    await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
    await expect(page.getByRole('tabpanel', { name: en.home.panel.news.rest })).toBeVisible();
  });
});

test.describe('where storage is forbidden', { tag: ['@chromium', '@desktop'] }, () => {
  test('the news lead to the gallery, because nothing asks for it', async ({ page }) => {
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
