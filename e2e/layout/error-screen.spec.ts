import { expect, open, test } from '../test';
import { en } from '@/lib/i18n/messages/en';

const TITLE = en.error.title; // spec §8

test.describe('a page whose script fails', { tag: '@desktop' }, () => {
  // Firefox tells no more than "Error" of one that is written to the console.
  test.use({
    isFirstVisit: true,
    expectedFaults: /refused|Error$/,
  });

  test('§8 shows the error screen in place of the page', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
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
