import { expect, test } from './test';
import { en } from '@/lib/i18n/messages/en';

test.use({
  javaScriptEnabled: false,
  // Firefox's driver passes that over; its own preference does the same.
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      firefoxUserPrefs: { ...launchOptions.firefoxUserPrefs, 'javascript.enabled': false },
    }),
  // How Chromium's driver tells of a script that it was told not to run.
  expectedFaults: /_next.*\.js csp$/,
});

/*
 * Playwright waits by animation frames, and a Firefox without script has none. Nothing here needs waiting, though:
 * the pages are plain HTML, so each check is made once and each action is forced.
 */
const AT_ONCE = { force: true };

test(
  'the home page shows both panels and offers nothing that cannot work',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/');
    expect(await page.getByRole('heading', { name: '24th SCSE national games' }).isVisible()).toBe(
      true,
    );
    expect(await page.getByRole('link', { name: en.home.panel.more }).isVisible()).toBe(true);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  },
);

test('the navigation leads to every page', { tag: '@layout' }, async ({ page, isPhone }) => {
  await page.goto('/');
  if (isPhone) await page.getByRole('button', { name: en.header.menu }).click(AT_ONCE);
  const links = page.getByRole('navigation', { name: en.header.navigation }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual([
    'HOME',
    'ABOUT US',
    'GALLERY',
    'STUDENT RECORDS',
    'DISTRICT SECRETARIES',
  ]);
  await links.nth(2).click(AT_ONCE);
  await page.waitForURL('/gallery');
});

test('the dropdown opens on hover', { tag: ['@chromium', '@desktop'] }, async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: en.header.navigation });
  await navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' }).hover(AT_ONCE);
  await navigation.getByRole('link', { name: 'Lucknow' }).click(AT_ONCE);
  await page.waitForURL('/district/lucknow');
});

test('the search of the header opens and closes', { tag: '@chromium' }, async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: en.header.search.label });
  await toggle.click(AT_ONCE);
  expect(await page.getByPlaceholder(en.header.search.placeholder).isVisible()).toBe(true);
  await toggle.click(AT_ONCE);
  expect(await page.getByPlaceholder(en.header.search.placeholder).isVisible()).toBe(false);
});

test(
  'the gallery shows all 45 images, each a link to its file',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/gallery');
    const images = page.getByRole('region', { name: en.gallery.images }).getByRole('link');
    expect(await images.count()).toBe(45);
    expect(await images.last().getAttribute('href')).toBe('/assets/gallery/image45.jpg');
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  },
);

test(
  'the records show the first ten, and the way to all of them',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/student-records');
    expect(await page.getByRole('row').count()).toBe(11);
    expect(await page.getByText('Showing 1 to 10 of 300 records').isVisible()).toBe(true);
    const file = await page
      .getByRole('link', { name: en.records.browser.allAsFile })
      .getAttribute('href');
    const response = await page.request.get(file ?? '');
    expect((await response.text()).split('\n')).toHaveLength(301);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  },
);

test(
  'the secretaries are all there, and so are the districts',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto('/district-secretaries');
    expect(await page.getByRole('article').count()).toBe(4);
    const districts = page.getByRole('region', { name: en.secretaries.directory.districts });
    const names = districts.getByRole('listitem');
    expect(await names.count()).toBe(75);
    // None is cut off: the last one stands within its section.
    const [section, last] = [await districts.boundingBox(), await names.last().boundingBox()];
    expect(last && section && last.x < section.x + section.width).toBe(true);
    expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
  },
);
