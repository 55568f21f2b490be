import { getContent } from '@/lib/content/content';
import { getDistrictPath } from '@/lib/districts/districts';
import { findBrokenPictures, measureSidewaysScroll } from '@/testing/in-page';
import { findViolations } from './support/axe';
import { expect, open, test } from './support/test';

const { navigationDistricts, navigationLinks } = getContent('en');

/*
 * The site as it is published, with whatever data/ holds: nothing here knows a text or a number that a maintainer may
 * change. All other tests run on the fixture (__tests__/fixture), also those of what a page shows.
 */

test.use({ published: { folder: 'out' } });

const PATHS = [
  ...navigationLinks.map(({ href }) => href),
  ...navigationDistricts.slice(0, 1).map(({ name }) => getDistrictPath(name)),
];

// What depends on the engine is asked of the fixture, in screens.spec.ts.
test(
  'Each page of the real site starts, shows all of its pictures, fits, and has no violations',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    for (const path of PATHS) {
      await test.step(path, async () => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        expect(await findViolations(page)).toEqual([]);
        for (const width of [1280, 360, 320]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await page.evaluate(findBrokenPictures), `${width} px`).toEqual([]);
          expect(await page.evaluate(measureSidewaysScroll), `${width} px`).toBe(0);
        }
      });
    }
  },
);
