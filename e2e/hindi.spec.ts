import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { ROUTE_PATHS } from '@/lib/routes';
import { waitForHydration } from '@/scripts/testing/hydration';
import { expect, open, test, type } from './test';

const main = (page: Page) => page.getByRole('main');

/** Follows the link to the page in Hindi. */
async function switchToHindi(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(page).toHaveURL(/\/hi(?=\/|$)/);
  await waitForHydration(page);
}

/** The link to a page's translation, as the document has it. */
const switchTo = (path: string, language: string) =>
  new RegExp(`<a lang="${language}" hrefLang="${language}"[^>]* href="${path}"`, 'i');

test(
  'the language switch is a plain link of every page',
  { tag: ['@chromium', '@desktop'] },
  async ({ request }) => {
    for (const path of [...ROUTE_PATHS, '/district/lucknow']) {
      const hindi = localizePath(path, 'hi');
      expect(await (await request.get(path)).text()).toMatch(switchTo(hindi, 'hi'));
      expect(await (await request.get(hindi)).text()).toMatch(switchTo(path, 'en'));
    }
  },
);

// None of it depends on the viewport's size.
test.describe('the language switch keeps', { tag: ['@chromium', '@desktop'] }, () => {
  test('the place on the page, there and back', async ({ page }) => {
    await open(page, '/gallery#news');
    await switchToHindi(page);
    await expect(page).toHaveURL('/hi/gallery#news');
    await expect(page.getByRole('region', { name: hi.news.title })).toBeInViewport();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/gallery#news');
  });

  test('the search and the page of the records, which are found by Hindi names too', async ({
    page,
  }) => {
    await open(page, '/student-records');
    await type(main(page).getByRole('searchbox'), 'karate');
    for (const number of [1, 2]) {
      await expect(page.getByText(new RegExp(`^Page ${number} of`))).toBeVisible();
      await page.getByRole('button', { name: en.records.browser.next }).click();
    }
    await switchToHindi(page);
    await expect(page).toHaveURL('/hi/student-records');
    await expect(page.getByText(/^पृष्ठ 3, कुल/)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
    const search = page.getByRole('searchbox', { name: hi.records.browser.search });
    await expect(search).toHaveValue('karate');

    await type(search, 'फुटबॉल');
    const games = page.locator('td[data-field=game]');
    await expect(games.first().locator('[lang=en]')).toHaveText('Football');
    await expect(page.getByText(/^रिकॉर्ड 1 से 10 तक, कुल \d\d$/)).toBeVisible();
    expect(new Set(await games.allTextContents())).toEqual(new Set(['Football']));
    await type(search, 'कुछ नहीं');
    await expect(page.getByText(hi.records.browser.noneShown)).toBeVisible();
  });

  test('the district and its search, which finds it by either name', async ({ page }) => {
    await open(page, '/district-secretaries');
    const districts = main(page).getByRole('button');
    await districts.filter({ hasText: 'Varanasi' }).click();
    await type(main(page).getByRole('searchbox'), 'गाज़ियाबाद');
    await expect(districts).toHaveText('Ghaziabad');
    await switchToHindi(page);
    await expect(page).toHaveURL('/hi/district-secretaries');
    await expect(main(page).getByRole('article')).toHaveText([/वाराणसी/]);
    const search = main(page).getByRole('searchbox');
    await expect(search).toHaveValue('गाज़ियाबाद');
    for (const query of ['लखनऊ', 'lucknow']) {
      await type(search, query);
      await expect(districts).toHaveText(['लखनऊ']);
    }
    // It has no Hindi name.
    await type(search, 'aligarh');
    await expect(districts.locator('[lang=en]')).toHaveText('Aligarh');
  });

  test('the filter of the gallery, whose images have addresses in Hindi', async ({ page }) => {
    await open(page, '/gallery');
    await page.getByRole('button', { name: en.gallery.filters.events }).click();
    await switchToHindi(page);
    await expect(page).toHaveURL('/hi/gallery');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(hi.gallery.filters.events);
    await expect(page.getByText('13 तस्वीरें')).toBeAttached();

    await page.goto('/hi/gallery#image-12');
    const overlay = page.getByRole('dialog', { name: 'तस्वीर:' });
    await expect(overlay.getByRole('status')).toHaveText('तस्वीर 12, कुल 13');
    await overlay.getByRole('button', { name: hi.overlay.next }).click();
    await expect(page).toHaveURL('/hi/gallery#image-13');
    await overlay.getByRole('button', { name: hi.overlay.close }).click();
    await expect(page).toHaveURL('/hi/gallery');
  });

  test('the tab of the home page, whose event goes into a calendar in Hindi', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('tab', { name: en.home.panel.news.rest }).click();
    await switchToHindi(page);
    await expect(page).toHaveURL('/hi');
    const events = page.getByRole('tab', { name: hi.home.panel.events.rest });
    await expect(events).toHaveAttribute('aria-selected', 'false');
    await events.click();
    await expect(page.getByText(hi.home.event.over)).toBeVisible();
    const link = page.getByRole('link', { name: hi.calendar.add });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toMatch(/^text\/calendar/);
    expect((await response.text()).replaceAll('\r\n ', '')).toContain('पंजीकरण की अंतिम तारीख');
  });
});

test(
  'a fragment that is no state of the page does nothing',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/student-records#?s=%&s=<b>&s=x');
    await expect(page).toHaveURL('/student-records');
    await expect(page.getByText('Page 1 of 0')).toBeVisible();
  },
);

test.describe('an unknown path below /hi', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedErrors: /404/ });

  test('shows the error screen, with a line and a link in Hindi', async ({ page }) => {
    await page.goto('/hi/nowhere');
    await expect(page).toHaveTitle(/^404 Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
    const line = main(page).locator('[lang=hi]', { hasText: hi.error.notFound });
    await expect(line.first()).toBeVisible();
    await page.getByRole('link', { name: 'हिन्दी मुखपृष्ठ पर जाएँ' }).click();
    await expect(page).toHaveURL('/hi');
    // The skip link comes first, and the switch before the content.
    await waitForHydration(page);
    const stops: (string | null)[] = [];
    while (stops.length < 30 && !stops.includes('English')) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }
    expect(stops[0]).toBe(hi.skipLink);
    expect(await main(page).locator(':focus').count()).toBe(0);
    expect(stops).toContain('English');
  });
});
