import { readFile } from 'node:fs/promises';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, test, type } from '../support/test';

const { browser } = en.records;

const TITLES =
  'SL. NO.,NAME,FATHER NAME,DATE OF BIRTH,GAME,EVENT,RANK,CERTIFICATE NO.,YEAR & MONTH';

// What is found and exported is in __tests__/records.
test(
  '§4 what is typed, pressed and exported before the script comes, after Back, is answered; the keyboard goes to the last page, where the focus stays',
  { tag: '@desktop' },
  async ({ page, browserName, openHeld }) => {
    const letScriptCome = await openHeld('/student-records');
    const [next, previous] = [getButton(page, browser.next), getButton(page, browser.previous)];
    const search = page.getByPlaceholder(browser.placeholder);
    const place = page.getByText(/^Page \d+ of \d+$/);
    await next.click();
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page).toHaveTitle(/^About/);
    await page.goBack({ waitUntil: 'commit' });
    await type(search, 'kArAtE');
    await next.press('Enter');
    // Firefox's driver does not report downloads.
    const download = browserName === 'chromium' ? page.waitForEvent('download') : undefined;
    if (download) await getButton(page, browser.export).click();
    await letScriptCome();
    await expect(place).toHaveText(/^Page 2 of [12]?\d$/);
    if (download) {
      const file = await download;
      expect(file.suggestedFilename()).toBe('student-records.csv');
      const [titles, ...rows] = (await readFile(await file.path(), 'utf8')).split('\n');
      expect(titles).toBe(TITLES);
      expect(rows.filter((row) => !row.includes(',Karate,'))).toEqual([]);
      const shown = `Showing 11 to 20 of ${rows.length} records`;
      await expect(page.getByRole('status')).toHaveText(shown);
    }

    await type(search, 'swim');
    await expect(page.getByText(/^Showing 1 to 10 of \d\d records$/)).toBeVisible();
    const pages = Number((await place.textContent())?.at(-1));
    await expect(place).toHaveText(`Page 1 of ${pages}`);
    await expect(previous).toBeDisabled();
    await expect(page.getByRole('cell', { name: 'Swimming' })).toHaveCount(10);
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
