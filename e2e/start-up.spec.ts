import { expect, test } from './test';
import { en } from '@/lib/i18n/messages/en';

// Start-up knows no screen size.
test.describe('§8 the root element is missing', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: /Root element not found/ });

  // With islands and without.
  for (const path of ['/student-records', '/about']) {
    test(`start-up of ${path} fails with "Root element not found"`, async ({ page }) => {
      await page.route(path, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('id="root"', 'id="other"');
        await route.fulfill({ response, body });
      });
      const failing = page.waitForEvent('pageerror');
      await page.goto(path);
      expect((await failing).message).toContain('Root element not found');
    });
  }
});

test.describe('§8 a page throws while it renders', { tag: '@desktop' }, () => {
  test.use({ expectedFaults: /is not iterable|^console error: Error\b/ });

  test(
    'the error screen stands in its place, with a retry',
    { tag: '@chromium' },
    async ({ page }) => {
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
    },
  );
});
