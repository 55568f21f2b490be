import { en } from '@/lib/i18n/messages/en';
import { expect, open, test, type } from './support/test';

/** What is searched for on each page, and what then tells the results. */
const SEARCHES = [
  ['/student-records', 'kArAtE', /^Showing 1 to 10 of/],
  ['/district-secretaries', 'Luck', '1 district'],
  ['/certificates', 'BA23001', /^BA23001 is/],
] as const;

for (const [path, text, results] of SEARCHES)
  test(
    `The search key of a phone’s keyboard hides it, also before the script comes: ${path}`,
    { tag: ['@chromium', '@phone'] },
    async ({ page, openHeld }) => {
      const field = page.locator('main input');
      const search = async () => {
        await type(field, text);
        await field.press('Enter');
      };
      const letScriptCome = await openHeld(path);
      await search();
      await letScriptCome();
      await expect(field).not.toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: results })).toBeAttached();
      await expect(field).toHaveAttribute('enterkeyhint', 'search');
      await search();
      await expect(field).not.toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${path}(#${text})?$`));
    },
  );

test(
  'A finger swipes slides and pictures on and back, and closes a picture with a tap anywhere',
  { tag: ['@chromium', '@phone'] },
  async ({ page }) => {
    // Real touches, of which the browser makes what it makes of fingers; dispatched events would bypass that.
    const driver = await page.context().newCDPSession(page);
    /** Moves a finger sideways within a second. */
    const swipe = async (x: number, y: number, distance: number) => {
      const end = Date.now() / 1000;
      for (const part of [0, 0.25, 0.5, 0.75, 1])
        await driver.send('Input.dispatchTouchEvent', {
          type: part === 0 ? 'touchStart' : 'touchMove',
          timestamp: end - 1 + part / 2,
          touchPoints: [{ x: x + part * distance, y }],
        });
      await driver.send('Input.dispatchTouchEvent', {
        type: 'touchEnd',
        timestamp: end,
        touchPoints: [],
      });
    };

    await open(page, '/');
    const slides = page.getByRole('region', { name: en.home.slideshow.label }).getByRole('group');
    const box = await slides.boundingBox();
    await swipe(255, (box?.y ?? 0) + 60, -150);
    await expect(slides).toHaveAccessibleName('2 of 45');
    await swipe(105, (box?.y ?? 0) + 60, 150);
    await expect(slides).toHaveAccessibleName('1 of 45');

    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Sports Event 3', exact: false }).first().tap();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toBeVisible();
    await swipe(250, 400, -150);
    await expect(overlay.getByRole('status')).toHaveText('4 of 45');
    await page.touchscreen.tap(90, 180);
    await expect(overlay).toBeHidden();
  },
);
