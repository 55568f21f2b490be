import type { Locator } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test } from './test';

test.describe('a finger', { tag: ['@chromium', '@phone'] }, () => {
  /** Moves a finger over an element, from its middle sideways. */
  async function swipe(target: Locator, distance: number): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('nothing to swipe over');
    const at = (offset: number) => [
      { identifier: 0, clientX: box.x + box.width / 2 + offset, clientY: box.y + box.height / 2 },
    ];
    await target.dispatchEvent('touchstart', { touches: at(0), changedTouches: at(0) });
    await target.dispatchEvent('touchend', { touches: [], changedTouches: at(distance) });
  }

  test('swipes the slideshow on and back; the social profiles are 44 px wide', async ({ page }) => {
    await open(page, '/');
    const profiles = page.getByRole('list', { name: en.footer.profiles }).getByRole('link');
    for (const profile of await profiles.all())
      expect((await profile.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    const group = page.getByRole('region', { name: en.home.slideshow.label }).getByRole('group');
    for (const [distance, number] of [
      [-120, 2],
      [120, 1],
      [120, 45],
    ] as const) {
      await swipe(group, distance);
      await expect(group).toHaveAccessibleName(`${number} of 45`);
    }
  });

  test('opens a picture, swipes to the next, zooms in with two, and closes it with a tap anywhere', async ({
    page,
  }) => {
    await open(page, '/gallery');
    await page.getByRole('link', { name: 'Sports Event 3', exact: false }).first().tap();
    const overlay = page.getByRole('dialog');
    await expect(overlay).toBeVisible();
    // Real touches, of which the browser makes what it makes of fingers; dispatched events would bypass that.
    const driver = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: number[]) =>
      driver.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map((x, id) => ({ x, y: 400, id })),
      });
    /** Moves fingers sideways, each from its place by its distance. */
    const move = async (places: number[], distances: number[]) => {
      await touch('touchStart', places);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        await touch(
          'touchMove',
          places.map((x, finger) => x + part * (distances[finger] ?? 0)),
        );
      }
      await touch('touchEnd', []);
    };
    await move([250], [-150]);
    await expect(overlay.getByRole('status')).toHaveText('4 of 45');
    await move([110, 250], [-50, 50]);
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.2);
    await move([250], [-200]);
    await expect(overlay.getByRole('status')).toHaveText('4 of 45');
    await expect(overlay).toBeVisible();
    await page.touchscreen.tap(180, 600);
    await expect(overlay).toBeHidden();
  });
});
