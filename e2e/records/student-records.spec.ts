import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, open, test, type } from '../test';

const { browser } = en.records;

// What is found and exported is in __tests__/records, and in before-hydration.spec.ts.
test(
  '§4 goes to the last page by the keyboard, where the focus stays, and is searched from page 1',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/student-records');
    const [next, previous] = [getButton(page, browser.next), getButton(page, browser.previous)];
    const rows = page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
    await expect(previous).toBeDisabled();
    await next.press('Enter');
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('Showing 11 to 20 of 300 records');

    await type(page.getByPlaceholder(browser.placeholder), 'kArAtE');
    await expect(page.getByText(/^Showing 1 to 10 of \d\d records$/)).toBeVisible();
    const place = page.getByText(/^Page \d of \d$/);
    const pages = Number((await place.textContent())?.at(-1));
    await expect(place).toHaveText(`Page 1 of ${pages}`);
    for (const row of await rows.all()) await expect(row).toContainText('Karate');

    await next.focus();
    for (let current = 2; current <= pages; current += 1) {
      await page.keyboard.press('Enter');
      await expect(place).toHaveText(`Page ${current} of ${pages}`);
    }
    await expect(place).toBeFocused();
    await expect(next).toBeDisabled();
    await previous.click();
    await expect(place).toHaveText(`Page ${pages - 1} of ${pages}`);
  },
);
