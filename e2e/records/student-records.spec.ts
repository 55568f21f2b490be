import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { waitForHydration } from '@/testing/hydration';
import { TITLES } from '@/testing/records-rows';
import { expect, getButton, open, openHeld, test, type } from '../support/test';

// What is found and exported is in __tests__/records.

const { browser } = en.records;

const search = (page: Page) => page.getByPlaceholder(browser.placeholder);

test(
  '§4 What is typed and pressed before the script comes is answered, after Back too',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const letScriptCome = await openHeld(page, site, '/student-records');
    const next = getButton(page, browser.next);
    await next.click();
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(page).toHaveTitle(/^About/);
    await page.goBack({ waitUntil: 'commit' });
    await type(search(page), 'kArAtE');
    await next.press('Enter');
    await letScriptCome();
    await expect(page.getByText(/^Page 2 of [12]?\d$/)).toBeVisible();
  },
);

// Firefox's driver does not report downloads.
test(
  '§4 §7 §9 An export that is asked for before the script comes has the rows that were searched for, of all pages',
  { tag: ['@chromium', '@desktop'] },
  async ({ page, site }) => {
    const letScriptCome = await openHeld(page, site, '/student-records');
    await type(search(page), 'kArAtE');
    const download = page.waitForEvent('download');
    await getButton(page, browser.export).click();
    await letScriptCome();
    const file = await download;
    expect(file.suggestedFilename()).toBe('student-records.csv');
    const [titles, ...rows] = (await readFile(await file.path(), 'utf8')).split('\n');
    // With the mark by which Excel reads the Hindi names.
    expect(titles).toBe(`\uFEFF${TITLES}`);
    expect(rows.filter((row) => !row.includes(',Karate,'))).toEqual([]);
    const shown = `Showing 1 to 10 of ${rows.length} records`;
    await expect(page.getByRole('status')).toHaveText(shown);
  },
);

test(
  'What a browser brings back after a reload does not contradict the page',
  { tag: '@desktop' },
  async ({ page, site }) => {
    site.allowStoring();
    await open(page, '/student-records');
    await getButton(page, browser.next).click();
    await expect(page.getByText('Page 2 of 30')).toBeVisible();
    await page.reload();
    await waitForHydration(page);
    await expect(page.getByText('Page 1 of 30')).toBeVisible();
    await expect(getButton(page, browser.previous)).toBeDisabled();
    await expect(getButton(page, browser.next)).toBeEnabled();

    await type(search(page), 'karate');
    await expect(page.getByRole('status')).toHaveText(/ of \d\d records$/);
    await page.reload();
    await waitForHydration(page);
    const shown =
      (await search(page).inputValue()) === '' ? / of 300 records$/ : / of \d\d records$/;
    await expect(page.getByRole('status')).toHaveText(shown);
  },
);
