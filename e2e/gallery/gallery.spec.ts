import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, go, goToFragment, open, test } from '../support/test';

/*
 * What only a browser can show: focus, history, scrolling, the mouse and fingers. The rules are in __tests__/gallery and
 * __tests__/overlay.
 */

const { filters } = en.gallery;
const images = (page: Page) => page.getByRole('region', { name: en.gallery.images });
const overlay = (page: Page) => page.getByRole('dialog', { name: 'Image' });
const status = (page: Page) => overlay(page).getByRole('status');

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
  '§2 §5 images are filtered, opened, stepped through and closed by mouse, history and address; the keyboard and the focus stay in the dialog, and the page behind it where it is (D2 D3 D4 D5)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about');
    await open(page, '/gallery#image-14');
    await expectOpened(page, 14);
    await page.mouse.click(20, 300);
    await expectClosed(page);
    await expect(page.locator('#image-14')).toBeInViewport();

    await getButton(page, filters.events).click();
    await expect(images(page).getByRole('status')).toHaveText('13 images');
    await page.evaluate(() => (document.documentElement.dataset.visit = 'first'));
    const last = images(page).getByRole('link').nth(12);
    await last.click();
    await expect(status(page)).toHaveText('13 of 13');
    await page.keyboard.press('ArrowRight');
    await expectOpened(page, 1);
    await getButton(page, en.overlay.previous).click();
    await expectOpened(page, 13);
    await expect(page).toHaveURL('/gallery#image-13');

    // The page behind it stays where it is.
    const scrolledTo = await page.evaluate(() => scrollY);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);

    // Nothing covers the picture, so it can be saved; a drag or a long press leaves the overlay open.
    const picture = overlay(page).getByRole('img');
    await picture.click({ trial: true });
    await page.mouse.move(100, 300);
    await page.mouse.down();
    await page.mouse.move(300, 300);
    await page.mouse.up();
    await page.keyboard.press('ArrowLeft');
    await expectOpened(page, 12);
    await status(page).click({ delay: 800 });
    await page.keyboard.press('ArrowRight');
    await expectOpened(page, 13);
    await picture.click();
    await expectClosed(page);
    await expect(last).toBeFocused();

    await go(page, 'forward');
    await expectOpened(page, 13);
    await go(page, 'back');
    await expectClosed(page);
    await page.goto('/gallery#image-5');
    await expectOpened(page, 5);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(getButton(page, filters.events)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');

    await images(page).getByRole('link').nth(6).click();
    await expect(page).toHaveURL('/gallery#image-7');
    await page.reload();
    await expectOpened(page, 7);
    await getButton(page, en.overlay.close).click();
    await expectClosed(page);
    await getButton(page, filters.news).click();
    await expect(images(page).getByRole('listitem')).toHaveCount(0);
    await goToFragment(page, 'news');
    const news = page.getByRole('region', { name: en.news.title });
    await expect(news).toBeInViewport();
    await expect(news.getByRole('article')).toHaveCount(5);
    await go(page, 'back');
    await expect(page).toHaveURL('/gallery');

    await getButton(page, filters.all).click();
    await page.getByRole('link', { name: en.skipLink }).press('Enter');
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
    for (const address of ['/gallery#main', '/gallery']) {
      await go(page, 'back');
      await expect(page).toHaveURL(address);
    }
    // Opened and closed pictures have left nothing in the history, but the typed address is there.
    await page.evaluate(() => history.go(-2));
    await expect(page).toHaveURL('/about');
  },
);
