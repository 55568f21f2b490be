import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { ROUTES } from '@/lib/routes';
import { waitForHydration } from '@/scripts/testing/hydration';
import { expect, open, test, type } from '../test';

const LINKS = ['HOME', 'ABOUT US', 'GALLERY', 'STUDENT RECORDS', 'DISTRICT SECRETARIES'];
const SCREENS = Object.values(ROUTES).map(({ path }, place) => ({
  path,
  link: LINKS[place] ?? '',
}));

const getNavigation = (page: Page) => page.getByRole('navigation', { name: en.header.navigation });
const getMenu = (page: Page) => page.getByRole('button', { name: en.header.menu });

test(
  '§2 N6 the navigation leads to each screen and marks its link',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/about');
    const navigation = getNavigation(page);
    for (const { link, path } of SCREENS) {
      await navigation.getByRole('link', { name: link, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(navigation.locator('[aria-current=page]:visible')).toHaveText(link);
      await waitForHydration(page);
    }
  },
);

test(
  '§2 the five links are behind MENU, which a chosen link closes, and the keyboard opens',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/about');
    const links = getNavigation(page).getByRole('link');
    await expect(links).toHaveCount(0);
    await getMenu(page).click();
    await expect(links).toHaveText(LINKS);
    // Even the link to the current page.
    await links.filter({ hasText: 'ABOUT US' }).click();
    await expect(links).toHaveCount(0);

    await waitForHydration(page);
    await getMenu(page).press('Enter');
    await expect(links).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/gallery');
  },
);

test.describe('§2 the search of the header', { tag: '@chromium' }, () => {
  test('expands and collapses, searches nothing, and closes when the focus leaves it (N4)', async ({
    page,
  }) => {
    await open(page, '/');
    const toggle = page.getByRole('button', { name: en.header.search.label });
    const input = page.getByPlaceholder(en.header.search.placeholder);
    await expect(input).toBeHidden();
    await toggle.click();
    await expect(input).toBeFocused();
    await type(input, 'AT23001');
    await input.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(input).toHaveValue('AT23001');
    await expect(page.getByRole('list', { name: en.header.results.label })).toBeHidden();
    await toggle.click();
    await expect(input).toBeHidden();
    await toggle.click();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: en.home.announcements.pause })).toBeFocused();
    await expect(input).toBeHidden();
  });
});

test.describe('§2 §9 the dropdown of districts', { tag: '@desktop' }, () => {
  test('opens on hover, by its button (N1 N2), and closes by Escape (N3)', async ({ page }) => {
    await open(page, '/');
    const navigation = getNavigation(page);
    const district = navigation.getByRole('link', { name: 'Lucknow' });
    const owner = navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' });
    const button = navigation.getByRole('button', { name: en.header.districts });
    const leave = () => page.mouse.move(0, 700);
    await expect(district).toBeHidden();
    await owner.hover();
    await expect(district).toBeVisible();
    await leave();
    await expect(district).toBeHidden();

    // WCAG 1.4.13: Escape leaves the focus where it is.
    const tab = page.getByRole('tab', { name: en.home.panel.events.rest });
    await tab.click();
    await owner.hover();
    await page.keyboard.press('Escape');
    await expect(district).toBeHidden();
    await expect(tab).toBeFocused();
    await leave();

    await button.hover();
    await expect(district).toBeVisible();
    await button.click();
    await leave();
    await expect(district).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.press('Space');
    await expect(district).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(district).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(district).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(
    'leads to the secretaries, and a district to them with it selected',
    { tag: '@chromium' },
    async ({ page }) => {
      await open(page, '/about');
      const navigation = getNavigation(page);
      const owner = navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' });
      const more = navigation.getByRole('link', { name: en.header.moreDistricts });
      await owner.hover();
      await more.click();
      await expect(page).toHaveURL('/district-secretaries');
      await expect(more).toBeHidden();
      await waitForHydration(page);
      await owner.hover();
      await navigation.getByRole('link', { name: 'Varanasi' }).click();
      await expect(page).toHaveURL('/district/varanasi');
      await expect(page.getByRole('button', { name: 'Varanasi' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    },
  );
});

// Firefox does not know speculation rules.
test.describe('speculation', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ isFirstVisit: true });

  test('a page is fetched ahead once the pointer rests on a link to it, and no other ever', async ({
    page,
  }) => {
    const fetchedAhead: string[] = [];
    page.on('request', (request) => {
      // A browser that is driven does no more to make pages ready (see prerender.spec.ts).
      const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
      if (isAhead) fetchedAhead.push(new URL(request.url()).pathname);
    });
    await open(page, '/');
    const link = getNavigation(page).getByRole('link', { name: 'ABOUT US' });
    await link.hover();
    // What rules fetch without the visitor would be in this list before it.
    await expect.poll(() => fetchedAhead).toEqual(['/about']);
    await link.click();
    await expect(page).toHaveURL('/about');
    const delivery = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType),
    );
    expect(delivery).toEqual(['navigational-prefetch']);
  });
});

test.describe('§8 an unknown path', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedErrors: /404/ });

  test('answers 404 with the error screen, which leads home', async ({ page, request }) => {
    for (const path of ['/district/mau', '/about/us'])
      expect((await request.get(path)).status(), path).toBe(404);
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
    await page.getByRole('link', { name: en.error.home }).click();
    await expect(page).toHaveURL('/');
  });
});
