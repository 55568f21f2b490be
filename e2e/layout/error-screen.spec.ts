import { expect, open, test } from '../test';
import { en } from '@/lib/i18n/messages/en';

const TITLE = en.error.title; // spec §8

test.describe('a page whose script fails', { tag: '@desktop' }, () => {
  // Firefox tells no more than "Error" of one that is written to the console.
  test.use({
    isFirstVisit: true,
    expectedFaults: /refused|Error$|Content.Security.Policy|settings blocked|is not a function/,
  });

  test('§8 shows the error screen in place of the layout', async ({ page }) => {
    await page.addInitScript(() => {
      // The last thing that the layout does.
      Object.defineProperty(window, 'eventReplay', {
        value: Object.freeze({
          awaitScript: () => undefined,
          settle: () => {
            throw new Error('refused');
          },
        }),
      });
    });
    await page.goto('/gallery');
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByRole('button', { name: en.error.retry })).toBeVisible();
  });

  test(
    'shows the error screen of Next.js where the router fails, above the layout',
    { tag: '@chromium' },
    async ({ page }) => {
      await page.addInitScript(() => {
        history.replaceState = () => {
          throw new Error('refused');
        };
      });
      await page.goto('/gallery');
      await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );
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
