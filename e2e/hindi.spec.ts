import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { waitForHydration } from '@/scripts/testing/hydration';
import { expect, getButton, open, test, type } from './support/test';

/*
 * What is in Hindi besides the texts. That each page has a language switch is in the accessibility trees of
 * screens.spec.ts; what is found by which name is in __tests__/i18n. None of it depends on the viewport's size.
 */

const TAGS = { tag: ['@chromium', '@desktop'] };

const main = (page: Page) => page.getByRole('main');
const search = (page: Page) => main(page).getByRole('searchbox');

/** Follows the link to the page in Hindi. */
async function switchToHindi(page: Page, path: string): Promise<void> {
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(path);
  await waitForHydration(page);
}

test(
  'the language switch leads to the gallery in Hindi, without a filter',
  TAGS,
  async ({ page }) => {
    await open(page, '/gallery');
    await getButton(page, en.gallery.filters.events).click();
    await switchToHindi(page, '/hi/gallery');
    await getButton(page, hi.gallery.filters.events).click();
    await expect(page.getByText('13 तस्वीरें')).toBeAttached();

    await test.step('whose overlay stays in Hindi', async () => {
      await page.goto('/hi/gallery#image-12');
      const overlay = page.getByRole('dialog', { name: 'तस्वीर:' });
      await expect(overlay.getByRole('status')).toHaveText('तस्वीर 12, कुल 13');
      await getButton(page, hi.overlay.next).click();
      await expect(page).toHaveURL('/hi/gallery#image-13');
      await getButton(page, hi.overlay.close).click();
      await expect(page).toHaveURL('/hi/gallery');
    });
  },
);

test('the event of the home page goes into a calendar in Hindi', TAGS, async ({ page }) => {
  await open(page, '/hi');
  await expect(page.getByText(hi.home.event.over)).toBeVisible();
  const link = page.getByRole('link', { name: hi.calendar.add });
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await response.text()).replaceAll('\r\n ', '')).toContain('पंजीकरण की अंतिम तारीख');
});

test('the records in Hindi are found by the names in both languages', TAGS, async ({ page }) => {
  await open(page, '/hi/student-records');
  await type(search(page), 'karate');
  await expect(page.locator('td[data-field=game] [lang=en]').first()).toHaveText('Karate');
  await type(search(page), 'फुटबॉल');
  await expect(page.locator('td[data-field=game]').first()).toHaveText('फुटबॉल');
});

test('the search finds a district by either name, in both languages', TAGS, async ({ page }) => {
  await open(page, '/district-secretaries');
  const districts = main(page).getByRole('button');
  await districts.filter({ hasText: 'Varanasi' }).click();
  await type(search(page), 'गाज़ियाबाद');
  await expect(districts).toHaveText('Ghaziabad');
  await switchToHindi(page, '/hi/district-secretaries');
  await type(search(page), 'lucknow');
  await expect(districts).toHaveText(['लखनऊ']);
  // It has no Hindi name.
  await type(search(page), 'aligarh');
  await expect(districts.locator('[lang=en]')).toHaveText('Aligarh');
});
