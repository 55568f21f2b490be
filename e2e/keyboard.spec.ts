import { en } from '@/lib/i18n/messages/en';
import { expectVisibleFocus } from './checks';
import { expect, getButton, open, test } from './test';

test(
  'D2 D3 D4 D5 by the keyboard alone: a picture is opened and closed, and the skip link leads past the header',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/gallery');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.skipLink })).toBeFocused();
    const picture = page.getByRole('link', { name: 'Sports Event 7' });
    await picture.press('Enter');
    await expect(getButton(page, en.overlay.close)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(picture).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of [en.overlay.previous, en.overlay.next]) {
      await page.keyboard.press('Tab');
      await expect(getButton(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    // Past the last stop a browser may go on to its own buttons, but not to the page behind the dialog.
    expect(
      await page.evaluate(() =>
        document.activeElement?.matches(':not(dialog *):is(a, button, input)'),
      ),
    ).toBe(false);
    await getButton(page, en.overlay.close).click();

    await page.getByRole('link', { name: en.skipLink }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(getButton(page, en.gallery.filters.all)).toBeFocused();
  },
);

// Chromium is asked on every screen (screens.spec.ts).
test(
  'the focus can be seen all the way through /',
  { tag: ['@firefox', '@desktop'] },
  async ({ page }) => {
    await open(page, '/');
    await expectVisibleFocus(page);
  },
);
