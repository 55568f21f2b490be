import { getContent, getRecordsContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { en } from '@/lib/i18n/messages/en';
import { findBrokenPictures, measureSidewaysScroll } from '@/scripts/testing/in-page';
import { findViolations } from './support/axe';
import { expect, open, OWN_SITE, test } from './support/test';

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

const LIST = en.secretaries.directory.districts;

/*
 * The site as it is published, with whatever data/ holds: nothing here knows a text or a number that a maintainer may
 * change. All other tests run on the fixture (__tests__/fixture).
 */

test.use({ published: OWN_SITE });

const PATHS = [
  ...navigationLinks.map(({ href }) => href),
  ...navigationDistricts.slice(0, 1).map(({ name }) => getDistrictPath(name)),
];

/** Each page shows as much as the data holds. */
const COUNTS: readonly (readonly [path: string, shown: string, count: number])[] = [
  ['/', 'role=tabpanel[include-hidden] >> nth=0 >> article', events.length],
  ['/', 'role=tabpanel[include-hidden] >> nth=1 >> article', news.length],
  ['/gallery', `role=region[name="${en.gallery.images}"] >> role=link`, galleryImages.length],
  ['/district-secretaries', 'role=article', districtSecretaries.length],
  ['/district-secretaries', `role=region[name="${LIST}"] >> role=button`, districts.length],
  ['/student-records', `text=of ${studentRecords.length} records`, 1],
];

// What depends on the engine is asked of the fixture, in screens.spec.ts.
test(
  'each page starts, shows its content and all of its pictures, fits, and has no violations',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    for (const path of PATHS) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        for (const [, shown, count] of COUNTS.filter(([where]) => where === path))
          await expect(page.locator(shown), shown).toHaveCount(count);
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
