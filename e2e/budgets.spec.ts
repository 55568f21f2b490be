import { budgetUses, exceededBudgets } from '@/bench/budgets';
import { firstView, galleryPictures, PHONE_SCREEN } from '@/bench/first-view';
import { LANGUAGES, pathIn } from '@/lib/language';
import { SCREENS } from '@/scripts/testing/routes';
import { expect, test } from './test';

// What is sent depends on the screen only by the widths of the pictures, for which this phone is the measure.
test.describe('what a first view sends', { tag: ['@chromium', '@phone'] }, () => {
  test.use(PHONE_SCREEN);

  test.use({ isFirstVisit: true });

  for (const language of LANGUAGES) {
    for (const route of SCREENS) {
      const path = pathIn(route, language);
      test(`${path} stays within its budgets`, async ({ page, baseURL }) => {
        const view = await firstView(
          page,
          { origin: baseURL ?? '', folder: '.variants/fixture/out' },
          path,
        );
        const uses = budgetUses(route, view, galleryPictures(view), undefined, language);
        expect(exceededBudgets(path, uses).join('\n')).toBe('');
      });
    }
  }
});
