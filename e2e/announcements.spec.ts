import { expect, open, test, type } from './support/test';

const SEARCHES = [
  ['/student-records', 'nobody', 'x', 'Showing 1 to 0 of 0 records'],
  ['/district-secretaries', 'agr', 'a', '2 districts'],
  ['/certificates', '12\n', '3\n', /^A certificate number has/],
] as const;

for (const [path, query, rest, result] of SEARCHES) {
  test(
    `R2 ${path} tells a result again when a further search has the same one`,
    { tag: ['@chromium', '@desktop'] },
    async ({ page }) => {
      await open(page, path);
      const input = page.locator('main input');
      const status = page.getByRole('status').first();
      await type(input, query);
      const sentence = status.locator(':scope > *');
      await expect(sentence).toHaveText(result);
      const told = await sentence.elementHandle();
      await input.pressSequentially(rest);
      // Screen readers say what is added to a status, and nothing else.
      await expect.poll(() => told?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      await expect(sentence).toHaveText(result);
    },
  );
}
