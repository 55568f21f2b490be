import { expect, open, test, type } from './support/test';

/*
 * What is in Hindi besides the texts. That each page has a language switch, and that it leads to a page, is in
 * __tests__/built; what is found by which name is in
 * __tests__/i18n. None of it depends on the viewport's size.
 */

test(
  'Games are found and shown by their Hindi names, and districts by either name',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox');
    await open(page, '/hi/student-records');
    await type(search, 'फुटबॉल');
    await expect(page.locator('td[data-field=game]').first()).toHaveText('फुटबॉल');
    for (const [path, text, shown] of [
      ['/district-secretaries', 'गाज़ियाबाद', 'Ghaziabad'],
      ['/hi/district-secretaries', 'lucknow', 'लखनऊ'],
    ] as const) {
      await open(page, path);
      await type(search, text);
      await expect(main.getByRole('button')).toHaveText(shown);
    }
  },
);
