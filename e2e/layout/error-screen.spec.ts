import { en } from '@/lib/i18n/messages/en';
import { expect, open, test } from '../test';

// What script does with an error does not depend on the engine.
test.describe('§8', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({
    isFirstVisit: true,
    expectedErrors: /Root element not found|refused|is not iterable|^console error: Error\b/,
  });

  test('without the root element, start-up fails with "Root element not found"', async ({
    page,
  }) => {
    // With islands and without.
    for (const path of ['/student-records', '/about']) {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('id="root"', 'id="other"');
        await route.fulfill({ response, body });
      });
      const failing = page.waitForEvent('pageerror');
      await page.goto(path);
      expect((await failing).message).toContain('Root element not found');
    }
  });

  test('a page that throws while it renders shows the error screen, with a retry', async ({
    page,
  }) => {
    // The directory of districts does not get its secretaries.
    await page.route('/_next/static/payloads/*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"secretaries":[', '"lost":[');
      await route.fulfill({ response, body });
    });
    await page.goto('/district-secretaries');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('button', { name: en.error.retry })).toBeVisible();
  });

  test('a page that throws while it is hydrated shows the error screen in its place', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // The last call of hydration.
      Object.defineProperty(window, 'eventReplay', {
        value: Object.freeze({
          awaitScript: () => undefined,
          replay: () => {
            throw new Error('refused');
          },
        }),
      });
    });
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1, name: en.error.title })).toBeVisible();
    await expect(page.getByRole('button', { name: en.error.retry })).toBeVisible();
  });
});

test(
  'an address that begins with two slashes shows its page',
  { tag: ['@chromium', '@desktop'] },
  async ({ page, baseURL }) => {
    const address = `${baseURL}//about`;
    // As hosts answer it that take two slashes for one.
    await page.route(address, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}/about` }) });
    });
    await open(page, address);
    await expect(page).toHaveURL(`${baseURL}/about`);
    await expect(page.getByRole('heading', { level: 1, name: en.about.title })).toBeVisible();
  },
);
