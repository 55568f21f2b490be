import type { Locator, Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expectVisibleFocus } from './checks';
import { expect, open, test, type } from './test';

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Presses Tab until the focus is on an element. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the focus never came to the element');
}

test.describe('by the keyboard alone', { tag: '@desktop' }, () => {
  test(
    'the skip link comes first and leads past the header; a secretary is written to',
    { tag: '@chromium' },
    async ({ page }) => {
      await open(page, '/district-secretaries');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: en.skipLink })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      const search = page.getByPlaceholder(en.secretaries.directory.placeholder);
      await page.keyboard.press('Tab');
      await expect(search).toBeFocused();
      await type(search, 'jha');
      await tabTo(page, page.getByRole('button', { name: 'Jhansi' }));
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('link', { name: 'jhansi@scse.example' }));
    },
  );

  test('D2 D3 D4 D5 a picture is opened and closed, and the focus stays in its dialog', async ({
    page,
  }) => {
    await open(page, '/gallery');
    const picture = page.getByRole('link', { name: 'Sports Event 7' });
    const button = (name: string) =>
      page.getByRole('dialog', { name: 'Image' }).getByRole('button', { name });
    await tabTo(page, picture);
    await page.keyboard.press('Enter');
    await expect(button(en.overlay.close)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of [en.overlay.previous, en.overlay.next]) {
      await page.keyboard.press('Tab');
      await expect(button(name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    // Past the last stop a browser may go on to its own buttons, but not to the page behind the dialog.
    expect(
      await page.evaluate(() =>
        document.activeElement?.matches(':not(dialog *):is(a, button, input)'),
      ),
    ).toBe(false);
  });

  // Chromium is asked on every screen (screens.spec.ts).
  test('the focus can be seen all the way through /', { tag: '@firefox' }, async ({ page }) => {
    await open(page, '/');
    await expectVisibleFocus(page);
  });
});
