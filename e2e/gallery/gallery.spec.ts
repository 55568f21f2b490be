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
  '§2 an image that the address names is opened, and a click beside it closes it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about');
    await open(page, '/gallery#image-14');
    await expectOpened(page, 14);
    await page.mouse.click(20, 300);
    await expectClosed(page);
    await expect(page.locator('#image-14')).toBeInViewport();

    await test.step('also in the page that is open, whose filter stays', async () => {
      await getButton(page, filters.events).click();
      await page.evaluate(() => (document.documentElement.dataset.visit = 'first'));
      await page.goto('/gallery#image-5');
      await expectOpened(page, 5);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expect(getButton(page, filters.events)).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
    });
    await test.step('and after a reload', async () => {
      await images(page).getByRole('link').nth(6).click();
      await expect(page).toHaveURL('/gallery#image-7');
      await page.reload();
      await expectOpened(page, 7);
      await getButton(page, en.overlay.close).click();
      await expectClosed(page);
    });
  },
);

test(
  '§2 §5 the overlay steps through what the filter shows',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/gallery');
    await getButton(page, filters.events).click();
    await expect(images(page).getByRole('status')).toHaveText('13 images');
    const last = images(page).getByRole('link').nth(12);
    await last.click();
    await expect(status(page)).toHaveText('13 of 13');
    await page.keyboard.press('ArrowRight');
    await expectOpened(page, 1);
    await getButton(page, en.overlay.previous).click();
    await expectOpened(page, 13);
    await expect(page).toHaveURL('/gallery#image-13');

    await test.step('the page behind it stays where it is', async () => {
      const scrolledTo = await page.evaluate(() => scrollY);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
    });
    const picture = overlay(page).getByRole('img');
    await test.step('a drag or a long press leaves it open', async () => {
      // Nothing covers the picture, so it can be saved.
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
    });
    await test.step('a click on the picture closes it (D5)', async () => {
      await picture.click();
      await expectClosed(page);
      await expect(last).toBeFocused();
    });
    await test.step('the history opens and closes it', async () => {
      await go(page, 'forward');
      await expectOpened(page, 13);
      await go(page, 'back');
      await expectClosed(page);
    });
  },
);

test(
  'closing an image leaves the page where it was, whatever its address names',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/gallery');
    await goToFragment(page, 'news');
    await expect(page.getByRole('region', { name: en.news.title })).toBeInViewport();
    await images(page).getByRole('link').first().click();
    await expect(page).toHaveURL('/gallery#image-1');
    const scrolledTo = await page.evaluate(() => scrollY);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/gallery#news');
    expect(await page.evaluate(() => scrollY)).toBe(scrolledTo);
  },
);

test(
  '§5 the News filter shows nothing, and the link to the news leads past it',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/gallery');
    await getButton(page, filters.news).click();
    await expect(images(page).getByRole('listitem')).toHaveCount(0);
    await goToFragment(page, 'news');
    const news = page.getByRole('region', { name: en.news.title });
    await expect(news).toBeInViewport();
    await expect(news.getByRole('article')).toHaveCount(5);
    await go(page, 'back');
    await expect(page).toHaveURL('/gallery');
  },
);

test(
  'the keyboard opens an image, stays in the dialog, and comes back to its link (D2 D3 D4 D5)',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/about');
    await open(page, '/gallery');
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

    await test.step('opened and closed pictures leave nothing in the history', async () => {
      for (const address of ['/gallery#main', '/gallery', '/about']) {
        await go(page, 'back');
        await expect(page).toHaveURL(address);
      }
    });
  },
);
