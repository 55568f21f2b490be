import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, test } from './support/test';

test.use({ expectedErrors: /\/(assets|pictures|student-records\/rows)\/|Failed to load|refused/ });

test(
  'Where the images fail, each screen shows their descriptions',
  { tag: '@desktop' },
  async ({ page, site }) => {
    site.answer(/\/(assets|pictures)\//, 'down');
    for (const path of ['/', '/gallery', '/district-secretaries']) {
      await open(page, path);
      const images = page.getByRole('main').getByRole('img');
      await expect(images.first()).toBeVisible();
      const findBlank = () =>
        images.evaluateAll((all) =>
          all
            // What is far from the view has not been laid out yet.
            .filter((image) => image.checkVisibility({ contentVisibilityAuto: true }))
            .filter(
              (image) =>
                image.getBoundingClientRect().height <= 60 ||
                !/\w/.test(getComputedStyle(image, '::after').content),
            )
            .map((image) => image.outerHTML),
        );
      await expect.poll(findBlank).toEqual([]);
    }
  },
);

// A failure that may pass is held in __tests__/records/student-records-browser.test.tsx.
test(
  'Rows of the records that are gone since a redeploy come when the page is opened again',
  { tag: ['@chromium', '@desktop'] },
  async ({ page, site }) => {
    const { gone, openAgain, next } = en.records.browser;
    site.answer(/\/student-records\/rows\//, 'gone');
    await open(page, '/student-records');
    await getButton(page, next).click();
    await expect(page.getByText(gone)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1);
    await getButton(page, openAgain).click();
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
  },
);

test(
  'Where an island throws, the message takes the focus, is an alert, and loads the page again',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    // The records need it to render, and nothing else does.
    await page.addInitScript(() => {
      function refuse() {
        throw new Error('refused');
      }
      if (history.state !== 'mended') Object.assign(globalThis, { Uint32Array: refuse });
    });
    await page.goto('/student-records');
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(en.error.title);
    await page.evaluate(() => history.replaceState('mended', ''));
    await getButton(page, en.error.retry).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
);
