import { getContent, getRecordsContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { measureSidewaysScroll } from '@/scripts/testing/in-page';
import { en } from '@/lib/i18n/messages/en';
import { violationsOn } from './axe';
import { pictureWidths } from './pictures';
import { SERVED, urlOf } from './served';
import { expect, open, test } from './test';

const {
  districtSecretaries,
  districts,
  events,
  galleryImages,
  navigationDistricts,
  navigationLinks,
  news,
} = getContent('en');

const { studentRecords } = getRecordsContent();

/*
 * The site as it is published, with whatever its data/ holds: nothing here knows a text or a number that a maintainer
 * may change. What the pages do is tested with content of its own (__tests__/fixture).
 */

test.use({ baseURL: urlOf(SERVED.site) });

const PATHS = [
  ...navigationLinks.map(({ href }) => href),
  ...navigationDistricts.slice(0, 1).map(({ name }) => getDistrictPath(name)),
];

// In one visit: each page that a test opens anew takes Firefox as long as the test itself.
test(
  'each page starts, shows all of its pictures, fits, and has no violations',
  { tag: '@layout' },
  async ({ page, isPhone, browserName }) => {
    if (isPhone) await page.setViewportSize({ width: 320, height: 640 });
    for (const path of PATHS) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        const widths = await pictureWidths(page);
        expect(widths).not.toEqual([]);
        expect(widths).not.toContain(0);
        expect(await page.evaluate(measureSidewaysScroll)).toBe(0);
        // Its rules read the page, not the engine.
        if (browserName === 'chromium' && !isPhone) expect(await violationsOn(page)).toEqual([]);
      });
    }
  },
);

test.describe('what the data holds is shown', { tag: ['@chromium', '@desktop'] }, () => {
  test('events and news', async ({ page }) => {
    await open(page, '/');
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    await expect(panels.first().locator('article')).toHaveCount(events.length);
    await expect(panels.last().locator('article')).toHaveCount(news.length);
  });

  test('pictures', async ({ page }) => {
    await open(page, '/gallery');
    const images = page.getByRole('region', { name: en.gallery.images });
    await expect(images.getByRole('link')).toHaveCount(galleryImages.length);
  });

  test('districts and secretaries', async ({ page }) => {
    await open(page, '/district-secretaries');
    await expect(page.getByRole('article')).toHaveCount(districtSecretaries.length);
    const list = page.getByRole('region', { name: en.secretaries.directory.districts });
    await expect(list.getByRole('button')).toHaveCount(districts.length);
  });

  test('records', async ({ page }) => {
    await open(page, '/student-records');
    await expect(page.getByText(`of ${studentRecords.length} records`)).toBeVisible();
  });
});
