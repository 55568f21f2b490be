import type { Page } from '@playwright/test';
import { waitForHydration } from '@/scripts/testing/hydration';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test, type } from '../test';

const DISTRICTS = [
  'Lucknow',
  'Kanpur',
  'Varanasi',
  'Agra',
  'Prayagraj',
  'Gorakhpur',
  'Meerut',
  'Ghaziabad',
];

const SCREENS = [
  { link: 'HOME', path: '/', heading: 'State Council for Sports and Education, Uttar Pradesh' },
  { link: 'ABOUT US', path: '/about', heading: en.about.title },
  { link: 'GALLERY', path: '/gallery', heading: en.gallery.title },
  { link: 'STUDENT RECORDS', path: '/student-records', heading: en.records.title },
  { link: 'DISTRICT SECRETARIES', path: '/district-secretaries', heading: en.secretaries.title },
];

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: en.header.navigation });

test.describe('§2 the main navigation', () => {
  test(
    'leads to each screen and highlights its link',
    { tag: '@chromium' },
    async ({ page, isPhone }) => {
      await open(page, '/about');
      const navigation = mainNavigation(page);
      for (const { link, path, heading } of SCREENS) {
        await test.step(path, async () => {
          if (isPhone) await navigation.getByRole('button', { name: en.header.menu }).click();
          const own = navigation.getByRole('link', { name: link, exact: true });
          await own.click();
          await expect(page).toHaveURL(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          // The page is a new one, whose script comes after it.
          await waitForHydration(page);
          if (isPhone) await navigation.getByRole('button', { name: en.header.menu }).click();
          await expect(own).toHaveAttribute('aria-current', 'page');
          await expect(navigation.locator('[aria-current=page]:visible')).toHaveCount(1);
          await expect(page.getByRole('contentinfo')).toContainText('All Rights Reserved');
          if (isPhone) await navigation.getByRole('button', { name: en.header.menu }).click();
        });
      }
    },
  );
  test(
    'shows the five links behind MENU, and hides them when one is chosen',
    { tag: '@phone' },
    async ({ page }) => {
      await open(page, '/about');
      const navigation = mainNavigation(page);
      await expect(navigation.getByRole('link')).toHaveCount(0);
      await navigation.getByRole('button', { name: en.header.menu }).click();
      await expect(navigation.getByRole('link')).toHaveText(SCREENS.map(({ link }) => link));
      // Even the link to the page one is on.
      await navigation.getByRole('link', { name: 'ABOUT US' }).click();
      await expect(navigation.getByRole('link')).toHaveCount(0);
    },
  );
});

test(
  'N4 the open search closes when the focus leaves it, and covers nothing that has it',
  { tag: '@chromium' },
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: en.header.search.label }).click();
    const input = page.getByPlaceholder(en.header.search.placeholder);
    await expect(input).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: en.home.announcements.pause })).toBeFocused();
    await expect(input).toBeHidden();
  },
);

// Firefox does not know speculation rules.
test.describe('speculation', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ isFirstVisit: true });

  test('a page is made ready once the pointer rests on a link to it, and no other ever', async ({
    page,
  }) => {
    const fetchedAhead: string[] = [];
    page.on('request', (request) => {
      // A browser that is watched fetches pages, and does no more to make them ready (see prerender.spec.ts).
      const isAhead = request.headers()['sec-purpose']?.startsWith('prefetch');
      if (isAhead) fetchedAhead.push(new URL(request.url()).pathname);
    });
    await open(page, '/');
    const link = mainNavigation(page).getByRole('link', { name: 'ABOUT US' });
    await link.hover();
    // What rules fetch without a visitor's doing, they fetch when the page is loaded: it would stand before this.
    await expect.poll(() => fetchedAhead).toEqual(['/about']);
    await link.click();
    await expect(page).toHaveURL('/about');
    const delivery = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map((entry) => entry.toJSON().deliveryType),
    );
    expect(delivery).toEqual(['navigational-prefetch']);
  });
});

test.describe('§2 §9 the dropdown of districts', { tag: '@desktop' }, () => {
  test('opens on hover, with eight districts and "View More →" in order; Escape closes it and leaves the focus alone; a click keeps it', async ({
    page,
  }) => {
    await open(page, '/');
    const navigation = mainNavigation(page);
    const district = navigation.getByRole('link', { name: 'Lucknow' });
    const owner = navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' });
    await expect(district).toBeHidden();
    await owner.hover();
    await expect(navigation.getByRole('listitem').getByRole('listitem')).toHaveText([
      ...DISTRICTS,
      en.header.moreDistricts,
    ]);
    await page.mouse.move(0, 700);
    await expect(district).toBeHidden();

    await page.getByRole('tab', { name: /Events/ }).click();
    await owner.hover();
    await page.keyboard.press('Escape');
    await expect(district).toBeHidden();
    await expect(page.getByRole('tab', { name: /Events/ })).toBeFocused();
    await page.mouse.move(0, 700);

    await navigation.getByRole('button', { name: en.header.districts }).hover();
    await expect(district).toBeVisible();
    await navigation.getByRole('button', { name: en.header.districts }).click();
    await page.mouse.move(0, 700);
    await expect(district).toBeVisible();
  });

  test('N1 N2 N3 opens and closes by its button, and by Escape with the focus back on it', async ({
    page,
  }) => {
    await open(page, '/');
    const navigation = mainNavigation(page);
    const button = navigation.getByRole('button', { name: en.header.districts });
    const firstDistrict = navigation.getByRole('link', { name: 'Lucknow' });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(firstDistrict).toBeVisible();
    await button.press('Space');
    await expect(firstDistrict).toBeHidden();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(firstDistrict).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(firstDistrict).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(
    '"View More →" leads to the secretaries, a district to them with it selected',
    { tag: '@chromium' },
    async ({ page }) => {
      await open(page, '/about');
      const navigation = mainNavigation(page);
      const owner = navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' });
      await owner.hover();
      await navigation.getByRole('link', { name: en.header.moreDistricts }).click();
      await expect(page).toHaveURL('/district-secretaries');
      await expect(navigation.getByRole('link', { name: en.header.moreDistricts })).toBeHidden();
      await waitForHydration(page);
      await owner.hover();
      await navigation.getByRole('link', { name: 'Varanasi' }).click();
      await expect(page).toHaveURL('/district/varanasi');
      await expect(page.getByRole('button', { name: 'Varanasi' })).toHaveAttribute(
        'aria-current',
        'true',
      );
      await expect(page.getByRole('article')).toHaveCount(1);
    },
  );
});

test.describe('§2 the header', () => {
  test(
    'shows the logo with the acronym, linked to home, and the four affiliations',
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await open(page, '/about');
      const header = page.getByRole('banner');
      await expect(
        header.getByRole('list', { name: en.header.affiliations }).getByRole('img'),
      ).toHaveCount(4);
      await header.getByRole('link', { name: 'SCSE' }).click();
      await expect(page).toHaveURL('/');
    },
  );

  test('expands and collapses the search, which searches nothing', async ({ page }) => {
    await open(page, '/about');
    const toggle = page.getByRole('button', { name: en.header.search.label });
    const input = page.getByPlaceholder(en.header.search.placeholder);
    await expect(input).toBeHidden();
    await toggle.click();
    await expect(input).toBeFocused();
    await type(input, 'AT23001');
    await input.press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(input).toHaveValue('AT23001');
    await expect(page.getByRole('list', { name: en.header.results.label })).toBeHidden();
    await toggle.click();
    await expect(input).toBeHidden();
  });
});

test.describe('§1 the footer', () => {
  test('has all its parts', { tag: ['@chromium', '@desktop'] }, async ({ page }) => {
    await open(page, '/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('State Council for Sports and Education, Uttar Pradesh');
    await expect(
      footer.getByRole('list', { name: en.footer.profiles }).getByRole('link'),
    ).toHaveCount(3);
    await expect(footer).toContainText(
      'Promoting sports and education at the grassroots level since 2017.',
    );
    await expect(
      footer.getByRole('navigation', { name: en.footer.links }).getByRole('link'),
    ).toHaveText([
      'Home',
      en.about.title,
      en.gallery.title,
      en.records.title,
      en.secretaries.title,
    ]);
    await expect(footer.getByRole('heading', { name: en.footer.contact })).toBeVisible();
    await expect(footer).toContainText('office [at] scse [dot] example');
    await expect(footer).toContainText(/Copyright © 2025 .+ \| All Rights Reserved/);
    await expect(footer.getByRole('link', { name: 'Asha Example' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.linkedin\.com\//,
    );
    expect(await footer.innerHTML()).not.toContain('office@');
  });
});

test.describe('§8 an unknown path', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedFaults: /404/ });

  test('answers 404 with the error screen', async ({ page }) => {
    for (const path of ['/nowhere', '/district/mau', '/about/us']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
      await expect(page.getByText(en.error.notFound, { exact: true })).toBeVisible();
    }
    await page.getByRole('link', { name: en.error.home }).click();
    await expect(page).toHaveURL('/');
  });
});
