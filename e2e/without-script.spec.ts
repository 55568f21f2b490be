import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { hi } from '@/lib/i18n/messages/hi';
import { expect, test } from './support/test';

test.use({
  javaScriptEnabled: false,
  // Firefox's driver ignores that.
  launchOptions: async ({ launchOptions }, provide) => {
    const firefoxUserPrefs = { ...launchOptions.firefoxUserPrefs, 'javascript.enabled': false };
    await provide({ ...launchOptions, firefoxUserPrefs });
  },
  // How Chromium's driver reports a script that it was told not to run.
  expectedErrors: /_next.*\.js csp$/,
});

/*
 * Playwright waits by animation frames, which a Firefox without script does not have. Plain HTML needs no waiting: each
 * check is made once, and each action is forced.
 */
const AT_ONCE = { force: true };

/** Expects nothing that would need script. */
async function expectNoControls(page: Page): Promise<void> {
  expect(await page.getByRole('main').getByRole('button').count()).toBe(0);
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(await page.getByRole('searchbox').count()).toBe(0);
}

test('The home page shows both panels, its navigation leads on, and the records have a file', async ({
  page,
  isPhone,
}) => {
  const { header, records } = en;
  for (const [address, { events, news, more }] of [
    ['/hi', hi.home.panel],
    ['/', en.home.panel],
  ] as const) {
    await page.goto(address);
    for (const { first, rest } of [events, news])
      expect(await page.getByRole('heading', { name: `${first} ${rest}` }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: more }).isVisible()).toBe(true);
    await expectNoControls(page);
  }
  if (isPhone) await page.getByRole('button', { name: header.menu }).click(AT_ONCE);
  const links = page.getByRole('navigation', { name: header.navigation }).getByRole('link');
  expect((await links.allInnerTexts()).length).toBe(5);
  await links.nth(3).click(AT_ONCE);
  await page.waitForURL('/student-records');

  expect(await page.getByRole('row').count()).toBe(11);
  await expectNoControls(page);
  const link = page.getByRole('link', { name: records.browser.allAsFile });
  expect(await link.isVisible()).toBe(true);
  const response = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await response.text()).split('\n')).toHaveLength(301);
});

test(
  'Search and dropdown open, and gallery and secretaries are whole',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await page.goto('/gallery');
    const images = page.getByRole('region', { name: en.gallery.images }).getByRole('link');
    expect(await images.count()).toBe(45);
    expect(await images.last().getAttribute('href')).toBe('/assets/gallery/image45.jpg');
    await expectNoControls(page);

    const toggle = page.getByRole('button', { name: en.header.search.label });
    for (const isOpen of [true, false]) {
      await toggle.click(AT_ONCE);
      expect(await page.getByPlaceholder(en.header.search.placeholder).isVisible()).toBe(isOpen);
    }
    const navigation = page.getByRole('navigation', { name: en.header.navigation });
    await navigation.getByRole('link', { name: 'DISTRICT SECRETARIES' }).hover(AT_ONCE);
    await navigation.getByRole('link', { name: en.header.moreDistricts }).click(AT_ONCE);
    await page.waitForURL('/district-secretaries');

    expect(await page.getByRole('article').count()).toBe(4);
    const districts = page.getByRole('region', { name: en.secretaries.directory.districts });
    const names = districts.getByRole('listitem');
    expect(await names.count()).toBe(75);
    // None is cut off.
    const [section, last] = [await districts.boundingBox(), await names.last().boundingBox()];
    expect(last && section && last.x < section.x + section.width).toBe(true);
    await expectNoControls(page);
  },
);
