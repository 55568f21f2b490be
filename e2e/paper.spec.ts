import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ROUTES } from '@/lib/routes';
import { expect, open, test } from './support/test';

/** How many sheets of paper each screen may take. */
const SHEETS = [
  { path: ROUTES.home.path, most: 3 },
  { path: ROUTES.about.path, most: 1 },
  { path: ROUTES.gallery.path, most: 4 },
  { path: ROUTES.studentRecords.path, most: 1 },
  { path: ROUTES.districtSecretaries.path, most: 1 },
];

const MARGIN = '10mm';
const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };

/** The number of sheets of a PDF of Chromium, which does not compress their descriptions. */
const countSheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test.describe('on paper', { tag: ['@chromium', '@desktop'] }, () => {
  for (const { path, most } of SHEETS)
    test(`${path} takes no more sheets than it needs, in any language`, async ({ page }) => {
      for (const language of LANGUAGES) {
        await open(page, localizePath(path, language));
        for (const format of ['A4', 'Letter']) {
          const pdf = await page.pdf({ format, margin });
          expect(countSheets(pdf), `${language}, ${format}`).toBeLessThanOrEqual(most);
        }
      }
    });

  test('an open picture is printed alone, on one sheet', async ({ page }) => {
    await open(page, ROUTES.gallery.path);
    await page.getByRole('link', { name: 'Sports Event 1', exact: false }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(countSheets(await page.pdf({ format: 'A4', margin }))).toBe(1);
  });
});
