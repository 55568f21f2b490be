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
  '§2 §4 §8 /district/kanpur opens with its district in view and no card; another one shows its card, until a reload',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/district/kanpur');
    await expect(district(page, 'Kanpur Nagar')).toHaveAttribute('aria-current', 'true');
    await expect(district(page, 'Kanpur Nagar')).toBeInViewport();
    await expect(cards(page)).toHaveCount(0);
    await district(page, 'Lucknow').click();
    await expect(district(page, 'Kanpur Nagar')).toHaveAttribute('aria-current', 'false');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toBeInViewport();
    await expect(page.getByText('1 secretary', { exact: true })).toBeAttached();
    // An address breaks after its @ or a dot, if it must.
    const address = cards(page).getByRole('link', { name: 'lucknow@scse.example' });
    const broken = 'lucknow@<wbr>scse.<wbr>example';
    expect(await address.locator('span').innerHTML()).toBe(broken);
    await page.reload();
    await expect(cards(page)).toHaveCount(0);
  },
);

test(
  'a phone shows the whole card of a chosen district, every time',
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
