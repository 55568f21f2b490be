import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test } from '../test';

const button = (page: Page, name: string) =>
  page
    .getByRole('region', { name: en.secretaries.directory.districts })
    .getByRole('button', { name, exact: true });
const cards = (page: Page) =>
  page.getByRole('region', { name: en.secretaries.directory.featured }).getByRole('article');

test(
  '§4 §8 a district limits the cards, with no message for none, until a reload',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/district-secretaries');
    await expect(cards(page)).toHaveCount(4);
    await button(page, 'Lucknow').click();
    await expect(button(page, 'Lucknow')).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toBeInViewport();
    await expect(page.getByText('1 secretary', { exact: true })).toBeAttached();
    await button(page, 'Agra').click();
    await expect(button(page, 'Lucknow')).toHaveAttribute('aria-current', 'false');
    await expect(cards(page)).toHaveCount(0);
    await page.reload();
    await expect(cards(page)).toHaveCount(4);
  },
);

test(
  'a phone shows the whole card of a chosen district, every time',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/district-secretaries');
    for (const name of ['Lucknow', 'Agra', 'Varanasi', 'Varanasi']) {
      await page.evaluate(() => scrollTo(0, 0));
      await button(page, name).click();
      for (const card of await cards(page).all())
        await expect(card).toBeInViewport({ ratio: 0.99 });
    }
  },
);

// The same at every width; __tests__/built looks at the documents of all eight.
test(
  '§2 §8 /district/kanpur opens with its district selected and in view, without a card',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/district/kanpur');
    await expect(button(page, 'Kanpur Nagar')).toHaveAttribute('aria-current', 'true');
    await expect(button(page, 'Kanpur Nagar')).toBeInViewport();
    await expect(cards(page)).toHaveCount(0);
  },
);
