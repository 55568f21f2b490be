import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { pictureWidths } from '../pictures';
import { expect, go, open, test } from '../test';

const images = (page: Page) => page.getByRole('region', { name: en.gallery.images });

// What a finger does, and how it looks on a phone, stands in touch.spec.ts and visual.spec.ts.
test.beforeEach(({ page }) => open(page, '/gallery'));

test(
  '§2 §7 §9 has its title and 45 images, 13 events and then 32 news, each with type and caption, and all are there',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.gallery.title);
    await expect(page.getByText(en.gallery.subtitle)).toBeVisible();
    const typeOf = (number: number) => (number <= 13 ? 'EVENT' : 'NEWS');
    await expect(images(page).getByRole('listitem')).toHaveText(
      Array.from({ length: 45 }, (_, index) => `${typeOf(index + 1)}Sports Event ${index + 1}`),
    );
    const widths = await pictureWidths(page);
    expect(widths.length).toBeGreaterThan(45);
    expect(widths).not.toContain(0);
  },
);

test(
  '§5 filters: Events shows 13, News shows none, All shows 45',
  { tag: '@desktop' },
  async ({ page }) => {
    const filter = page.getByRole('group', { name: en.gallery.filter });
    await expect(filter.getByRole('button')).toHaveText([
      en.gallery.filters.all,
      en.gallery.filters.events,
      en.gallery.filters.news,
    ]);
    await expect(filter.getByRole('button', { name: en.gallery.filters.all })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await filter.getByRole('button', { name: en.gallery.filters.events }).click();
    await expect(images(page).getByRole('listitem')).toHaveCount(13);
    await expect(images(page).getByRole('status')).toHaveText('13 images');
    await filter.getByRole('button', { name: en.gallery.filters.news }).click();
    await expect(images(page).getByRole('listitem')).toHaveCount(0);
    await filter.getByRole('button', { name: en.gallery.filters.all }).click();
    await expect(images(page).getByRole('listitem')).toHaveCount(45);
  },
);

test(
  '§2 opens an image in the overlay; D4 its X closes it; D5 the focus comes back',
  { tag: '@desktop' },
  async ({ page }) => {
    const image = images(page).getByRole('link', { name: 'Sports Event 17' });
    await image.click();
    const overlay = page.getByRole('dialog', { name: 'Image' });
    await expect(overlay.getByRole('img')).toHaveAttribute('src', '/assets/gallery/image17.jpg');
    await overlay.getByRole('button', { name: en.overlay.close }).click();
    await expect(overlay).toBeHidden();
    await expect(image).toBeFocused();
  },
);

test(
  'has every news item at #news, whatever the filter',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await page
      .getByRole('group', { name: en.gallery.filter })
      .getByRole('button', { name: en.gallery.filters.news })
      .click();
    await open(page, '/gallery#news');
    const news = page.getByRole('region', { name: en.news.title });
    await expect(news).toBeInViewport();
    await expect(news.getByRole('article')).toHaveCount(5);
  },
);

test.describe('the overlay', () => {
  const overlay = (page: Page) => page.getByRole('dialog', { name: 'Image' });
  const opened = (page: Page, number: number) =>
    expect(overlay(page).getByRole('img')).toHaveAttribute(
      'src',
      `/assets/gallery/image${number}.jpg`,
    );

  test(
    'shows those before and after by its buttons and by the arrow keys',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await page.getByRole('button', { name: en.gallery.filters.events }).click();
      await images(page).getByRole('link').nth(12).click();
      await expect(overlay(page).getByRole('status')).toHaveText('13 of 13');
      await page.keyboard.press('ArrowRight');
      await opened(page, 1);
      await page.keyboard.press('ArrowLeft');
      await opened(page, 13);
      await overlay(page).getByRole('button', { name: en.overlay.previous }).click();
      await opened(page, 12);
      await expect(overlay(page).getByRole('status')).toHaveText('12 of 13');
      await expect(page).toHaveURL('/gallery#image-12');
    },
  );

  test(
    'is closed by Back and opened by Forward, whatever else closed it',
    { tag: '@desktop' },
    async ({ page }) => {
      await images(page).getByRole('link').nth(4).click();
      await page.keyboard.press('ArrowRight');
      await opened(page, 6);
      await go(page, 'back');
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/gallery');
      await go(page, 'forward');
      await opened(page, 6);
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/gallery');
      await images(page).getByRole('link').nth(4).click();
      await opened(page, 5);
      await page.reload();
      await opened(page, 5);
      await overlay(page).getByRole('button', { name: en.overlay.close }).click();
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/gallery');
    },
  );

  test(
    'opens at the address of a picture, and Back leads to the gallery, then out',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await page.goto('/about');
      // Of a page that the browser had kept, Firefox's driver does not always tell that it is back.
      await page.evaluate(() => addEventListener('unload', () => {}));
      await open(page, '/gallery#image-12');
      await opened(page, 12);
      await page.mouse.click(20, 300);
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/gallery');
      await expect(page.locator('#image-12')).toBeInViewport();
      await page.goBack();
      await expect(page).toHaveURL('/about');
    },
  );

  test(
    'opens at an address that is typed, and the page stays the same',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.getByRole('button', { name: en.gallery.filters.events }).click();
      await page.evaluate(() => (document.documentElement.dataset.visit = 'first'));
      await page.goto('/gallery#image-5');
      await opened(page, 5);
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await expect(page).toHaveURL('/gallery');
      await go(page, 'forward');
      await opened(page, 5);
      await go(page, 'back');
      await expect(overlay(page)).toBeHidden();
      await images(page).getByRole('link').nth(6).click();
      await opened(page, 7);
      await expect(
        page.getByRole('button', { name: en.gallery.filters.events, includeHidden: true }),
      ).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('html')).toHaveAttribute('data-visit', 'first');
    },
  );

  test(
    'holds the page behind it, leaves its picture to who wants to save it, and is closed by a click there, but not by a drag or a long press',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await images(page).getByRole('link').first().click();
      await expect(overlay(page)).toBeVisible();
      const before = await page.evaluate(() => scrollY);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press('PageDown');
      // What is scrolled is told of in a frame.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await page.evaluate(() => scrollY)).toBe(before);

      const picture = overlay(page).getByRole('img');
      const box = await picture.boundingBox();
      const onTop = await page.evaluate(
        ({ x, y, width, height }) =>
          document.elementFromPoint(x + width / 2, y + height / 2)?.tagName,
        box ?? { x: 0, y: 0, width: 0, height: 0 },
      );
      expect(onTop).toBe('IMG');

      await page.mouse.move(100, 300);
      await page.mouse.down();
      await page.mouse.move(300, 300);
      await page.mouse.up();
      await page.keyboard.press('ArrowRight');
      await opened(page, 2);
      await overlay(page).getByText('2 of 45').click({ delay: 800 });
      await page.keyboard.press('ArrowRight');
      await opened(page, 3);
      await picture.click();
      await expect(overlay(page)).toBeHidden();
    },
  );
});
