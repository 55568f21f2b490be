import type { Page } from '@playwright/test';
import { localizePath } from '@/lib/i18n/language';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { waitForHydration } from '@/scripts/testing/hydration';
import { measureLayoutShift, measureSidewaysScroll } from '@/scripts/testing/in-page';
import { violationsOn } from './axe';
import { SCREENS } from './screens';
import { expect, open, openAtRest, test, type } from './test';

const hindiPath = (path: string) => localizePath(path, 'hi');

/** The link to a page's translation, as a document has it. */
const switchTo = (path: string, language: string) =>
  new RegExp(`<a lang="${language}" hrefLang="${language}"[^>]* href="${path}"`, 'i');

test.describe('each page in Hindi', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ isFirstVisit: true });

  for (const { name, path } of SCREENS) {
    test(`${name} is in Hindi, for a screen reader too, and has no violations`, async ({
      page,
    }) => {
      await openAtRest(page, hindiPath(path));
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `hindi-${name}.aria.yml` });
      await page.clock.resume();
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});

test.describe('on a narrow screen', { tag: ['@chromium', '@phone'] }, () => {
  test.use({ viewport: { width: 320, height: 640 }, isFirstVisit: true });

  for (const { name, path } of SCREENS) {
    test(`${name} fits, has its switch in sight, and loads at most 64 kB of fonts`, async ({
      page,
    }) => {
      let bytes = 0;
      page.on('response', async (response) => {
        if (response.url().endsWith('.woff2')) bytes += (await response.body()).length;
      });
      await page.goto(hindiPath(path), { waitUntil: 'networkidle' });
      expect(await page.evaluate(measureSidewaysScroll)).toBe(0);
      const link = page.getByRole('banner').getByRole('link', { name: 'English' });
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(64_000);
      expect(await page.evaluate(measureLayoutShift)).toBeLessThanOrEqual(0.02);
    });
  }
});

// What is taken along has nothing to do with the screen's size.
test.describe('the switch', { tag: ['@chromium', '@desktop'] }, () => {
  test('leads to the same page, at the same place, and back', async ({ page }) => {
    await open(page, '/gallery#news');
    const hindi = page.getByRole('link', { name: 'हिन्दी' });
    await expect(hindi).toHaveAttribute('lang', 'hi');
    await expect(hindi).toHaveAttribute('hreflang', 'hi');
    await hindi.click();
    await expect(page).toHaveURL(/\/hi\/gallery#news$/);
    await expect(page.getByRole('region', { name: hi.news.title })).toBeInViewport();
    const english = page.getByRole('link', { name: 'English' });
    await expect(english).toHaveAttribute('lang', 'en');
    await expect(english).toHaveAttribute('hreflang', 'en');
    await waitForHydration(page);
    await english.click();
    await expect(page).toHaveURL(/\/gallery#news$/);
    await expect(page).not.toHaveURL(/\/hi\//);
  });

  test.describe('takes along, and leaves out of the address,', () => {
    const main = (page: Page) => page.getByRole('main');
    const HANDED: {
      name: string;
      path: string;
      act: (page: Page) => Promise<void>;
      expectHanded: (page: Page) => Promise<void>;
    }[] = [
      {
        name: 'what was searched in the records, and the page',
        path: '/student-records',
        act: async (page) => {
          await type(main(page).getByRole('searchbox'), 'karate');
          for (const number of [1, 2]) {
            await expect(page.getByText(new RegExp(`^Page ${number} of`))).toBeVisible();
            await page.getByRole('button', { name: en.records.browser.next }).click();
          }
        },
        expectHanded: async (page) => {
          await expect(page.getByText(/^पृष्ठ 3, कुल/)).toBeVisible();
          await expect(page.getByRole('cell', { name: 'Karate' }).first()).toBeVisible();
          await expect(main(page).getByRole('searchbox')).toHaveValue('karate');
        },
      },
      {
        name: 'the district, and what was searched after it',
        path: '/district-secretaries',
        act: async (page) => {
          await main(page).getByRole('button', { name: 'Varanasi' }).click();
          await type(main(page).getByRole('searchbox'), 'luck');
        },
        expectHanded: async (page) => {
          await expect(main(page).getByRole('article')).toHaveText([/वाराणसी/]);
          await expect(main(page).getByRole('button')).toHaveText(['लखनऊ']);
          await expect(main(page).getByRole('searchbox')).toHaveValue('luck');
        },
      },
      {
        name: 'the filter of the gallery',
        path: '/gallery',
        act: (page) => page.getByRole('button', { name: en.gallery.filters.events }).click(),
        expectHanded: async (page) => {
          await expect(page.getByRole('button', { pressed: true })).toHaveText(
            hi.gallery.filters.events,
          );
          await expect(page.getByText('13 तस्वीरें')).toBeAttached();
        },
      },
      {
        name: 'the tab of the home page',
        path: '/',
        act: (page) => page.getByRole('tab', { name: /News/ }).click(),
        expectHanded: (page) =>
          expect(page.getByRole('tab', { selected: true })).toHaveText(/समाचार/),
      },
    ];

    for (const { name, path, act, expectHanded } of HANDED) {
      test(name, async ({ page }) => {
        await open(page, path);
        await act(page);
        await page.getByRole('link', { name: 'हिन्दी' }).click();
        await expectHanded(page);
        await expect(page).toHaveURL(hindiPath(path));
      });
    }

    test('and does nothing with what nobody handed over', async ({ page }) => {
      await open(page, '/student-records#?s=%&s=<b>&s=x');
      await expect(page).toHaveURL('/student-records');
      await expect(page.getByText('Page 1 of 0')).toBeVisible();
    });
  });

  test('is a plain link of every page', async ({ request }) => {
    for (const { path } of SCREENS) {
      const english = await (await request.get(path)).text();
      expect(english).toMatch(switchTo(hindiPath(path), 'hi'));
      const hindi = await (await request.get(hindiPath(path))).text();
      expect(hindi).toMatch(switchTo(path, 'en'));
    }
  });
});

test.describe('with the keyboard alone', { tag: ['@chromium', '@desktop'] }, () => {
  test('the skip link comes first, and the switch before the content', async ({ page }) => {
    await open(page, '/hi/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: hi.skipLink })).toBeFocused();
    const isInContent = () =>
      page.getByRole('main').evaluate((element) => element.contains(document.activeElement));
    const passed: string[] = [];
    while (passed.length < 30 && !(await isInContent())) {
      await page.keyboard.press('Tab');
      passed.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect(passed).toContain('English');
  });
});

test.describe('without script', { tag: ['@chromium', '@phone'] }, () => {
  test.use({ javaScriptEnabled: false, expectedFaults: /_next.*\.js csp$/ });

  test('the pages say in Hindi what they have, and offer nothing that cannot work', async ({
    page,
  }) => {
    await page.goto('/hi');
    await expect(page.getByRole('heading', { name: hi.home.panel.news.whole })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.getByRole('button', { name: hi.header.menu }).click();
    await page.getByRole('link', { name: hi.records.title }).first().click();
    await expect(page.getByRole('link', { name: hi.records.browser.allAsFile })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});

test.describe('records in Hindi', { tag: ['@chromium', '@desktop'] }, () => {
  const field = hi.records.browser.search;

  test('are counted, turned over, and found by the Hindi name of a game', async ({ page }) => {
    await open(page, '/hi/student-records');
    await expect(page.getByText('रिकॉर्ड 1 से 10 तक, कुल 300')).toBeVisible();
    await page.getByRole('button', { name: hi.records.browser.next }).click();
    await expect(page.getByText('पृष्ठ 2, कुल 30')).toBeVisible();
    await type(page.getByRole('searchbox', { name: field }), 'फुटबॉल');
    const games = page.locator('td[data-field=game]');
    await expect(page.getByText(/^रिकॉर्ड 1 से 10 तक, कुल \d\d$/)).toBeVisible();
    expect(new Set(await games.allTextContents())).toEqual(new Set(['Football']));
    await expect(games.first().locator('[lang=en]')).toHaveText('Football');
    await type(page.getByRole('searchbox', { name: field }), 'कुछ नहीं');
    await expect(page.getByText(hi.records.browser.noneShown)).toBeVisible();
  });
});

test.describe('districts', { tag: ['@chromium', '@desktop'] }, () => {
  test('are found by either name, and stand in English where they have no other', async ({
    page,
  }) => {
    await open(page, '/hi/district-secretaries');
    const button = page.getByRole('button', { name: 'Aligarh' });
    await expect(button.locator('[lang=en]')).toHaveText('Aligarh');
    const search = page.getByRole('searchbox', { name: hi.secretaries.directory.search });
    for (const query of ['लखनऊ', 'lucknow']) {
      await type(search, query);
      await expect(page.getByText('1 जिला', { exact: true })).toBeAttached();
      await expect(page.locator('.district-list').getByRole('button')).toHaveText('लखनऊ');
    }
    await open(page, '/district-secretaries');
    await type(page.getByRole('searchbox', { name: en.secretaries.directory.search }), 'गाज़ियाबाद');
    await expect(page.locator('.district-list').getByRole('button')).toHaveText('Ghaziabad');
  });
});

test.describe('what leaves a page', { tag: ['@chromium', '@desktop'] }, () => {
  test('is in Hindi too: a picture by its address, an event for a calendar', async ({ page }) => {
    await open(page, '/hi/gallery#image-12');
    const overlay = page.getByRole('dialog', { name: 'तस्वीर:' });
    await expect(overlay.getByRole('status')).toHaveText('तस्वीर 12, कुल 45');
    await overlay.getByRole('button', { name: hi.overlay.next }).click();
    await expect(page).toHaveURL('/hi/gallery#image-13');
    await overlay.getByRole('button', { name: hi.overlay.close }).click();
    await expect(page).toHaveURL('/hi/gallery');

    await open(page, '/hi');
    await expect(page.getByText(hi.home.event.over)).toBeVisible();
    const link = page.getByRole('link', { name: hi.calendar.add });
    const response = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await response.text()).replaceAll('\r\n ', '')).toContain('पंजीकरण की अंतिम तारीख');
  });
});

test.describe('an unknown path below /hi', { tag: ['@chromium', '@desktop'] }, () => {
  test.use({ expectedFaults: /404/ });

  test('shows the error screen, with a line and a link in Hindi', async ({ page }) => {
    await page.goto('/hi/nowhere');
    await expect(page).toHaveTitle(/^404 Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.error.title);
    const line = page.getByRole('main').locator('[lang=hi]', { hasText: hi.error.notFound });
    await expect(line.first()).toBeVisible();
    await page.getByRole('link', { name: 'हिन्दी मुखपृष्ठ पर जाएँ' }).click();
    await expect(page).toHaveURL(/\/hi$/);
  });
});
