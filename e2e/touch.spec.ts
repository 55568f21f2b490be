import type { Locator } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { ROUTE_PATHS } from '@/lib/routes';
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

  test('swipes the slideshow on and back', async ({ page }) => {
    await open(page, '/');
    const carousel = page.getByRole('region', { name: en.home.slideshow.label });
    await swipe(carousel.getByRole('group'), -120);
    await expect(carousel.getByRole('group', { name: '2 of 45' })).toBeVisible();
    await swipe(carousel.getByRole('group'), 120);
    await expect(carousel.getByRole('group', { name: '1 of 45' })).toBeVisible();
    await swipe(carousel.getByRole('group'), 120);
    await expect(carousel.getByRole('group', { name: '45 of 45' })).toBeVisible();
  });

  test('opens a picture, and closes it with a tap anywhere', async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('link', { name: 'Sports Event 3', exact: false }).first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.touchscreen.tap(180, 600);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('swipes from picture to picture, and zooms in with two', async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('link', { name: 'Sports Event 3', exact: false }).first().tap();
    const overlay = page.getByRole('dialog');
    // What the browser itself makes of fingers, which a made-up event would pass by.
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
  });

  test('finds the social profiles 44 px wide', async ({ page }) => {
    await open(page, '/about');
    const profiles = page.getByRole('list', { name: en.footer.profiles }).getByRole('link');
    for (const profile of await profiles.all()) {
      expect((await profile.boundingBox())?.width).toBeGreaterThanOrEqual(44);
    }
  });

  test('finds targets of 44 px', async ({ page }) => {
    for (const path of ROUTE_PATHS) {
      await open(page, path);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button, input, label')]
          .filter((target) => target.checkVisibility({ visibilityProperty: true }))
          .map((target) => ({ target, box: target.getBoundingClientRect() }))
          // What is only there for screen readers, or for the keyboard, no finger aims at.
          .filter(({ box }) => box.width > 16 && box.height > 16)
          .filter(({ box }) => box.height < 43.5)
          .map(({ target, box }) => `${target.outerHTML.slice(0, 90)} ${box.height}`),
      );
      expect(small, path).toEqual([]);
    }
  });
});
