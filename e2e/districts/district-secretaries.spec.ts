import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, test } from '../support/test';

// What only a browser can show; the rules are in __tests__/districts, the documents of all districts in __tests__/built.

const { directory } = en.secretaries;
const district = (page: Page, name: string) =>
  getButton(page.getByRole('region', { name: directory.districts }), name);
const cards = (page: Page) =>
  page.getByRole('region', { name: directory.featured }).getByRole('article');

test(
  '§2 §4 §8 The page of a district opens with its button in view; another district shows its card, until a reload',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/district/kanpur');
    await expect(district(page, 'Kanpur Nagar')).toBeInViewport();
    await expect(cards(page)).toHaveCount(0);
    await district(page, 'Lucknow').click();
    await expect(cards(page)).toBeInViewport();
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(district(page, 'Lucknow')).toHaveCSS('border-left-width', '8px');
    await expect(district(page, 'Agra')).toHaveCSS('border-left-width', '0px');
    await page.reload();
    await expect(cards(page)).toHaveCount(0);
  },
);

test(
  'A phone shows the whole card of a chosen district, every time',
  { tag: ['@chromium', '@phone'] },
  async ({ page }) => {
    await open(page, '/district-secretaries');
    for (const name of ['Lucknow', 'Varanasi', 'Varanasi']) {
      await page.evaluate(() => scrollTo(0, 0));
      await district(page, name).click();
      await expect(cards(page)).toBeInViewport({ ratio: 0.99 });
    }
  },
);
