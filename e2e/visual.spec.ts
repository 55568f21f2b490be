import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { LANGUAGES } from '@/lib/i18n/language';
import { hasOwnFonts } from '@/scripts/testing/fonts';
import { layOutAll } from './screens';
import { expect, openAtRest, test } from './test';

/** Names the Chromium that made the baselines; one of another number draws letters and curves a little differently. */
const BROWSER_FILE = path.join(import.meta.dirname, 'baselines/browser.txt');

/** Longer than a search waits for who goes on typing. */
const SEARCH_WAIT_MS = 1_000;

interface View {
  name: string;
  path: string;
  enter?: (page: Page) => Promise<void>;
  tag?: '@desktop' | '@phone';
  /** Set for the long gallery, whose grid looks the same all the way down. */
  viewportOnly?: boolean;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const VIEWS: View[] = [
  { name: 'home', path: '/' },
  {
    name: 'home-news',
    path: '/',
    enter: (page) => page.getByRole('tab', { name: 'News' }).click(),
    viewportOnly: true,
  },
  {
    name: 'home-search',
    path: '/',
    enter: (page) => button(page, 'Search certificates').click(),
    viewportOnly: true,
  },
  {
    name: 'home-menu',
    path: '/',
    enter: (page) => button(page, 'MENU').click(),
    tag: '@phone',
    viewportOnly: true,
  },
  {
    name: 'home-dropdown',
    path: '/',
    enter: (page) => button(page, 'Districts').press('Enter'),
    tag: '@desktop',
    viewportOnly: true,
  },
  { name: 'about', path: '/about' },
  { name: 'gallery', path: '/gallery', viewportOnly: true },
  {
    name: 'gallery-none',
    path: '/gallery',
    enter: (page) => button(page, 'News').click(),
    viewportOnly: true,
  },
  { name: 'gallery-news', path: '/gallery#news', viewportOnly: true },
  {
    name: 'gallery-overlay',
    path: '/gallery',
    enter: (page) =>
      page.getByRole('link', { name: 'Sports Event 2', exact: false }).first().click(),
    viewportOnly: true,
  },
  { name: 'records', path: '/student-records' },
  {
    name: 'records-none',
    path: '/student-records',
    enter: async (page) => {
      await page.getByPlaceholder('Search by name').fill('nobody');
      // Until the search has what it needs, the rows before stay; it waits by the clock, which stands still.
      await page.clock.runFor(SEARCH_WAIT_MS);
      await expect(page.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
    },
  },
  { name: 'districts', path: '/district-secretaries' },
  { name: 'district-with-card', path: '/district/varanasi', viewportOnly: true },
  { name: 'error', path: '/nowhere' },
];

/** What Hindi looks like, once for each kind of page. */
const HINDI_VIEWS: View[] = [
  { name: 'hindi-home', path: '/hi' },
  { name: 'hindi-about', path: '/hi/about', tag: '@phone' },
  { name: 'hindi-gallery', path: '/hi/gallery', tag: '@desktop', viewportOnly: true },
  { name: 'hindi-records', path: '/hi/student-records', tag: '@phone' },
  { name: 'hindi-district', path: '/hi/district/lucknow', tag: '@desktop', viewportOnly: true },
];

/** Has every picture fetched, and waits for them and for the fonts. */
async function settle(page: Page): Promise<void> {
  // A picture of the whole page would show what is far from the view as an empty box.
  await layOutAll(page);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}

// At whole pixels, so that edges fall where they fell before.
test.use({ isFirstVisit: true, deviceScaleFactor: 1, expectedFaults: /404/ });

test.describe('looks as it did', { tag: ['@chromium', '@visual'] }, () => {
  for (const { name, path: address, enter, tag, viewportOnly = false } of [
    ...VIEWS,
    ...(LANGUAGES.includes('hi') ? HINDI_VIEWS : []),
  ]) {
    test(name, tag ? { tag } : {}, async ({ page, browser }, testInfo) => {
      test.skip(!hasOwnFonts, `browsers on ${process.platform} see the fonts of the machine`);
      const thisBrowser = `Chromium ${browser.version().split('.')[0]}`;
      const isRenewing = testInfo.config.updateSnapshots === 'all';
      if (isRenewing) await writeFile(BROWSER_FILE, `${thisBrowser}\n`);
      const madeBy = (await readFile(BROWSER_FILE, 'utf8')).trim();
      test.skip(
        thisBrowser !== madeBy,
        `the pictures to compare with are of ${madeBy}, this is ${thisBrowser}`,
      );
      await openAtRest(page, address);
      await enter?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await expect(page).toHaveScreenshot(`${name}-${colorScheme}.png`, {
          fullPage: !viewportOnly,
          maxDiffPixels: 150,
        });
      }
    });
  }
});
