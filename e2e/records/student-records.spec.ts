import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test, type } from '../test';

const { browser } = en.records;

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
const search = (page: Page) => page.getByPlaceholder(browser.placeholder);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  '§4 goes to the last page by the keyboard, where the focus stays, and is searched from page 1',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, '/student-records');
    await expect(button(page, browser.previous)).toBeDisabled();
    await button(page, browser.next).focus();
    for (let current = 2; current <= 30; current += 1) {
      await page.keyboard.press('Enter');
      await expect(page.getByText(`Page ${current} of 30`)).toBeVisible();
    }
    await expect(page.getByText('Page 30 of 30')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Showing 291 to 300 of 300 records');
    await expect(button(page, browser.next)).toBeDisabled();
    await button(page, browser.previous).click();
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('281');

    await type(search(page), 'kArAtE');
    await expect(page.getByText(/^Showing 1 to 10 of \d\d records$/)).toBeVisible();
    await expect(page.getByText(/^Page 1 of \d$/)).toBeVisible();
    for (const row of await rows(page).all()) await expect(row).toContainText('Karate');
  },
);

// Firefox's driver does not report downloads.
test(
  '§5 §7 §8 §9 queries are taken literally, and what is found is exported',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await open(page, '/student-records');
    for (const query of [
      '.*',
      '([',
      '<img src=x onerror=alert(1)>',
      '\u202Eetarak',
      'a\u0000b',
      'karate'.repeat(33_334),
    ]) {
      await search(page).fill(query);
      await expect(page.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
      await expect(page.getByText('Page 1 of 0')).toBeVisible();
      await expect(button(page, browser.next)).toBeDisabled();
      await search(page).fill('swimming');
      await expect(page.getByText(/^Showing 1 to 10 of \d\d records$/)).toBeVisible();
    }
    const footer = await page.getByText(/^Showing 1 to 10 of \d\d records$/).textContent();
    const downloading = page.waitForEvent('download');
    await button(page, browser.export).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('student-records.csv');
    const [titles, ...lines] = (await readFile(await download.path(), 'utf8')).split('\n');
    expect(titles).toBe(
      'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH',
    );
    expect(footer).toBe(`Showing 1 to 10 of ${lines.length} records`);
    for (const line of lines) expect(line.split(',')[4]).toBe('Swimming');
  },
);
