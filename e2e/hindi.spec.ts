import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { waitForHydration } from '@/scripts/testing/hydration';
import { expect, getButton, open, test, type } from './support/test';

/*
 * What the language switch keeps. That each page has it is in the accessibility trees of screens.spec.ts; what is found
 * by which name is in __tests__/i18n. None of it depends on the viewport's size.
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

test('the language switch keeps the filter of the gallery', TAGS, async ({ page }) => {
  await open(page, '/gallery');
  await getButton(page, en.gallery.filters.events).click();
  await switchToHindi(page, '/hi/gallery');
  await expect(page.getByRole('button', { pressed: true })).toHaveText(hi.gallery.filters.events);
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
});

test('the language switch keeps the place on the page, there and back', TAGS, async ({ page }) => {
  await open(page, '/gallery#news');
  await switchToHindi(page, '/hi/gallery#news');
  await expect(page.getByRole('region', { name: hi.news.title })).toBeInViewport();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/gallery#news');
});

test(
  'the language switch keeps the tab of the home page, whose event goes into a calendar in Hindi',
  TAGS,
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
    await switchToHindi(page, '/hi');
    const events = page.getByRole('tab', { name: hi.home.panel.events.rest });
    await expect(events).toHaveAttribute('aria-selected', 'false');
    await events.click();
    await expect(page.getByText(hi.home.event.over)).toBeVisible();
    const link = page.getByRole('link', { name: hi.calendar.add });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await response.text()).replaceAll('\r\n ', '')).toContain('पंजीकरण की अंतिम तारीख');
  },
);

test(
  'the language switch keeps the search and the page of the records, and nothing that is no state',
  TAGS,
  async ({ page }) => {
    await open(page, '/student-records');
    await type(search(page), 'karate');
    await expect(page.getByText(/^Page 1 of/)).toBeVisible();
    await getButton(page, en.records.browser.next).click();
    await expect(page.getByText(/^Page 2 of/)).toBeVisible();
    await switchToHindi(page, '/hi/student-records');
    await expect(page.getByText(/^पृष्ठ 2, कुल/)).toBeVisible();
    await expect(page.locator('td[data-field=game] [lang=en]').first()).toHaveText('Karate');
    await expect(search(page)).toHaveValue('karate');
    await type(search(page), 'फुटबॉल');
    await expect(page.locator('td[data-field=game]').first()).toHaveText('फुटबॉल');

    await open(page, '/student-records#?records=%&page=<b>&tab=x');
    await expect(page).toHaveURL('/student-records');
    await expect(page.getByText('Page 1 of 0')).toBeVisible();
  },
);

test(
  'the language switch keeps the district and the search, which finds it by either name',
  TAGS,
  async ({ page }) => {
    await open(page, '/district-secretaries');
    const districts = main(page).getByRole('button');
    await districts.filter({ hasText: 'Varanasi' }).click();
    await type(search(page), 'गाज़ियाबाद');
    await expect(districts).toHaveText('Ghaziabad');
    await switchToHindi(page, '/hi/district-secretaries');
    await expect(main(page).getByRole('article')).toHaveText([/वाराणसी/]);
    await expect(search(page)).toHaveValue('गाज़ियाबाद');
    await type(search(page), 'lucknow');
    await expect(districts).toHaveText(['लखनऊ']);
    // It has no Hindi name.
    await type(search(page), 'aligarh');
    await expect(districts.locator('[lang=en]')).toHaveText('Aligarh');
  },
);
