import { en } from '@/lib/i18n/messages/en';
import { expectVisibleFocus } from './checks';
import { expect, getButton, open, test } from './test';

test(
  'D2 D3 D4 D5 by the keyboard alone: a picture is opened and closed, and the focus stays in its dialog',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/gallery');
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
