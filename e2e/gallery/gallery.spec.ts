import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, go, goToFragment, open, test } from '../support/test';

/*
 * What only a browser can show: focus, history, scrolling, the mouse and fingers. The rules are in __tests__/gallery and
 * __tests__/overlay.
 */

const images = (page: Page) => page.getByRole('region', { name: en.gallery.images });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Image' });

const expectOpened = (page: Page, number: number) =>
  expect(overlay(page).getByRole('img')).toHaveAttribute(
    'src',
    `/assets/gallery/image${number}.jpg`,
  );

const expectClosed = async (page: Page) => {
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL('/gallery');
};

// Browsers differ in how they treat history.
test(
  '§2 An image that the address names opens, after a reload too',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/gallery#image-14');
    await expectOpened(page, 14);
    await page.mouse.click(20, 300);
    await expectClosed(page);
    await expect(page.locator('#image-14')).toBeInViewport();

    await images(page).getByRole('link').nth(6).click();
    await expect(page).toHaveURL('/gallery#image-7');
    await page.reload();
    await expectOpened(page, 7);
    await getButton(page, en.overlay.close).click();
    await expectClosed(page);
  },
);

test(
  '§4 The page stays where it is behind an open image and after a click on it, whatever its address names',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/gallery');
    await goToFragment(page, 'news');
    await expect(page.getByRole('region', { name: en.news.title })).toBeInViewport();
    await images(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/gallery#image-1');
    const scrolledTo = await page.evaluate(() => scrollY);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
    // Nothing covers the picture, so it can be saved.
    await overlay(page).getByRole('img').click();
    await expect(page).toHaveURL('/gallery#news');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolledTo);
  },
);

test(
  'The keyboard skips the header, opens an image, stays in the dialog, and comes back to its link (D2 D3 D4 D5)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about');
    await open(page, '/gallery');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: en.skipLink })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const third = images(page).getByRole('link').nth(2);
    await third.press('Enter');
    await expectOpened(page, 3);
    await expect(getButton(page, en.overlay.close)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await expect(page).toHaveURL('/gallery#main');
    await expect(third).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of [en.overlay.previous, en.overlay.next]) {
      await page.keyboard.press('Tab');
      await expect(getButton(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    // Past the last stop a browser may go on to its own buttons, but not to the page behind the dialog.
    const isBehind = () => document.activeElement?.matches(':not(dialog *):is(a, button, input)');
    expect(await page.evaluate(isBehind)).toBe(false);

    // Opened and closed pictures leave nothing in the history.
    for (const address of ['/gallery#main', '/gallery', '/about']) {
      await go(page, 'back');
      await expect(page).toHaveURL(address);
    }
  },
);
