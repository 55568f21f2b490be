import { en } from '@/lib/i18n/messages/en';
import { expect, open, test } from './support/test';

test(
  'a finger swipes slides and pictures on and back, zooms in with another, and closes a picture with a tap anywhere',
  { tag: ['@chromium', '@phone'] },
  async ({ page }) => {
    // Real touches, of which the browser makes what it makes of fingers; dispatched events would bypass that.
    const driver = await page.context().newCDPSession(page);
    /**
     * Moves fingers sideways within a second, each from its place by its distance. They rest before they lift: otherwise
     * a zoomed page glides on, and the next tap only stops it.
     */
    const move = async (y: number, ...fingers: [place: number, distance: number][]) => {
      const end = Date.now() / 1000;
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        timestamp: number,
        points: number[],
      ) =>
        driver.send('Input.dispatchTouchEvent', {
          type,
          timestamp,
          touchPoints: points.map((x, id) => ({ x, y, id })),
        });
      for (const part of [0, 0.25, 0.5, 0.75, 1]) {
        const points = fingers.map(([place, distance]) => place + part * distance);
        await touch(part === 0 ? 'touchStart' : 'touchMove', end - 1 + part / 2, points);
      }
      await touch('touchEnd', end, []);
    };

    await open(page, '/');
    const slides = page.getByRole('region', { name: en.home.slideshow.label }).getByRole('group');
    const box = await slides.boundingBox();
    for (const [distance, number] of [
      [-150, 2],
      [150, 1],
      [150, 45],
    ] as const) {
      await move((box?.y ?? 0) + 60, [180 - distance / 2, distance]);
      await expect(slides).toHaveAccessibleName(`${number} of 45`);
    }

    await page.goto('/gallery');
    await page.getByRole('link', { name: 'Sports Event 3', exact: false }).first().tap();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toBeVisible();
    await move(400, [250, -150]);
    await expect(overlay.getByRole('status')).toHaveText('4 of 45');
    await move(400, [110, -50], [250, 50]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.2);
    // In CSS pixels of the zoomed page, so a place on the screen is at most half as far.
    await move(150, [170, -140]);
    await expect(overlay.getByRole('status')).toHaveText('4 of 45');
    await expect(overlay).toBeVisible();
    await page.touchscreen.tap(90, 180);
    await expect(overlay).toBeHidden();
  },
);
