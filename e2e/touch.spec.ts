import { en } from '@/lib/i18n/messages/en';
import { expect, open, openHeld, test, type } from './support/test';

/** What is searched for on each page, and what then tells the results. */
const SEARCHES = [
  ['/student-records', 'kArAtE', /^Showing 1 to 10 of/],
  ['/district-secretaries', 'Luck', '1 district'],
  ['/certificates', 'BA23001', /^BA23001 is/],
] as const;

test(
  'The search key of a phone’s keyboard hides it, also before the script comes',
  { tag: ['@chromium', '@phone'] },
  async ({ page, site }) => {
    const field = page.locator('main input');
    const expectHidden = async (text: string) => {
      await type(field, text);
      await field.press('Enter');
      await expect(field).not.toBeFocused();
    };
    const letScriptCome = await openHeld(page, site, '/student-records');
    await expectHidden('karate');
    await letScriptCome();
    for (const [path, text, results] of SEARCHES) {
      await open(page, path);
      await expect(field).toHaveAttribute('enterkeyhint', 'search');
      await expectHidden(text);
      await expect(page.getByRole('status').filter({ hasText: results })).toBeAttached();
      await expect(page).toHaveURL(new RegExp(`${path}(#${text})?$`));
    }
  },
);

test(
  'A finger swipes slides and pictures on and back, and closes a picture with a tap anywhere',
  { tag: ['@chromium', '@phone'] },
  async ({ page }) => {
    // Real touches, of which the browser makes what it makes of fingers; dispatched events would bypass that.
    const driver = await page.context().newCDPSession(page);
    /** Moves a finger sideways. */
    const swipe = (x: number, y: number, xDistance: number) =>
      driver.send('Input.synthesizeScrollGesture', { x, y, xDistance, gestureSourceType: 'touch' });

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
