import type { Page } from '@playwright/test';
import { getContent, getRecordsContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { en } from '@/lib/i18n/messages/en';
import { findBrokenPictures, measureSidewaysScroll } from '@/scripts/testing/in-page';
import { findViolations } from './axe';
import { SERVED, getServedUrl } from './served';
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
 * The site as it is published, with whatever data/ holds: nothing here knows a text or a number that a maintainer may
 * change. All other tests run on the fixture (__tests__/fixture).
 */

test.use({ baseURL: getServedUrl(SERVED.site) });

const PATHS = [
  ...navigationLinks.map(({ href }) => href),
  ...navigationDistricts.slice(0, 1).map(({ name }) => getDistrictPath(name)),
];

const getRegion = (page: Page, name: string) => page.getByRole('region', { name });

/** Expects that a page shows as much as the data holds. */
const EXPECT_CONTENT: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    await expect(panels.first().locator('article')).toHaveCount(events.length);
    await expect(panels.last().locator('article')).toHaveCount(news.length);
  },
  '/gallery': (page) =>
    expect(getRegion(page, en.gallery.images).getByRole('link')).toHaveCount(galleryImages.length),
  '/district-secretaries': async (page) => {
    await expect(page.getByRole('article')).toHaveCount(districtSecretaries.length);
    const list = getRegion(page, en.secretaries.directory.districts);
    await expect(list.getByRole('button')).toHaveCount(districts.length);
  },
  '/student-records': (page) =>
    expect(page.getByText(`of ${studentRecords.length} records`)).toBeVisible(),
};

// What depends on the engine is asked of the fixture, in screens.spec.ts.
test(
  'each page starts, shows its content and all of its pictures, fits, and has no violations',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    for (const path of PATHS) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await EXPECT_CONTENT[path]?.(page);
        // The colours are those of the fixture.
        expect(await findViolations(page, 'html', 'all but colours')).toEqual([]);
        for (const width of [1280, 360, 320]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await page.evaluate(findBrokenPictures), `${width} px`).toEqual([]);
          expect(await page.evaluate(measureSidewaysScroll), `${width} px`).toBe(0);
        }
      });
    }
  },
);
