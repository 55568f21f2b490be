import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, test } from '../support/test';

const { announcements, slideshow } = en.home;

// That a text fills any window, and how fast it moves, is in __tests__/home/marquee.test.ts.

test(
  'C7 The announcements stand still under reduced motion and before a visitor comes, and stop by their switch',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    // As in a page that the browser prerenders.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', { value: true }),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    const region = page.getByRole('region', { name: announcements.label });
    await expect(region.getByRole('paragraph')).toBeInViewport({ ratio: 1 });
    await expect(region.getByRole('paragraph')).toContainText('24TH SCSE NATIONAL GAMES');
    await getButton(page, slideshow.next).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

    const expectToRun = (isRunning: boolean) =>
      expect
        .poll(() => page.evaluate(() => document.getAnimations().map((one) => one.playState)))
        .toEqual([isRunning ? 'running' : 'paused']);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expectToRun(false);
    await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
    await expectToRun(true);
    await page.getByRole('checkbox', { name: announcements.pause }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expectToRun(false);
  },
);
