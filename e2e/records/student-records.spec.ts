import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { en } from '@/lib/i18n/messages/en';
import { expect, open, test, type } from '../test';

const rows = (page: Page) => page.getByRole('table').getByRole('rowgroup').nth(1).getByRole('row');
const search = (page: Page) => page.getByPlaceholder(en.records.browser.placeholder);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ page }) => open(page, '/student-records'));

test(
  '§2 shows ten rows of nine columns, in order',
  { tag: ['@chromium', '@layout'] },
  async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.records.title);
    await expect(page.getByText(en.records.subtitle)).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveText([
      'SL. NO.',
      'NAME',
      'FATHER NAME',
      'DATE OF BIRTH',
      'GAME',
      'EVENT',
      'RANK',
      'CERTIFICATE NO.',
      'YEAR & MONTH',
    ]);
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).first().getByRole('cell')).toHaveText([
      '1',
      /^\w+ \w+$/,
      /^\w+ \w+$/,
      /^\d{2}-\d{2}-200[456]$/,
      /\w/,
      /\w/,
      /^(Team )?(1st|2nd|3rd)$/,
      /^[A-Z]{2}23001$/,
      /^[A-Z][a-z]{2} 202[345]$/,
    ]);
  },
);

test(
  '§4 goes through the pages, with Previous and Next disabled at the ends',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await expect(page.getByText('Showing 1 to 10 of 300 records')).toBeVisible();
    await expect(page.getByText('Page 1 of 30')).toBeVisible();
    await expect(button(page, en.records.browser.previous)).toBeDisabled();
    const first = await rows(page).allTextContents();
    for (let current = 2; current <= 30; current += 1) {
      await button(page, en.records.browser.next).click();
      await expect(page.getByText(`Page ${current} of 30`)).toBeVisible();
    }
    await expect(page.getByText('Showing 291 to 300 of 300 records')).toBeVisible();
    await expect(button(page, en.records.browser.next)).toBeDisabled();
    await button(page, en.records.browser.previous).click();
    await expect(page.getByText('Page 29 of 30')).toBeVisible();
    await expect(rows(page).first().getByRole('cell').first()).toHaveText('281');
    // The same at each load.
    await page.reload();
    await expect(rows(page)).toHaveText(first);
  },
);

test(
  'the focus stays in the pagination at its end, and the status follows',
  { tag: '@desktop' },
  async ({ page }) => {
    await type(search(page), 'karate');
    const last = Number(/\d+$/.exec(await page.getByText(/^Page 1 of \d+$/).innerText())?.[0]);
    await button(page, en.records.browser.next).focus();
    for (let current = 2; current <= last; current += 1) await page.keyboard.press('Enter');
    await expect(page.getByText(`Page ${last} of ${last}`)).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(/^Showing \d+1 to /);
  },
);

test(
  '§4 §5 searches whatever the case, from page 1 again',
  { tag: '@desktop' },
  async ({ page }) => {
    await button(page, en.records.browser.next).click();
    await type(search(page), 'kArAtE');
    await expect(page.getByText(/^Showing 1 to 10 of \d+ records$/)).toBeVisible();
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    for (const row of await rows(page).all()) await expect(row).toContainText('Karate');
    await type(search(page), '');
    await expect(page.getByText('Page 1 of 30')).toBeVisible();
  },
);

test(
  '§8 finds nothing: "Showing 1 to 0 of 0 records", "Page 1 of 0"',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await type(search(page), '<b>.*</b>');
    await expect(rows(page)).toHaveCount(0);
    await expect(page.getByText('Showing 1 to 0 of 0 records')).toBeVisible();
    await expect(page.getByText('Page 1 of 0')).toBeVisible();
    await expect(button(page, en.records.browser.previous)).toBeDisabled();
    await expect(button(page, en.records.browser.next)).toBeDisabled();
  },
);

// Firefox's driver does not tell of downloads.
test(
  '§7 §9 exports the whole filtered set as student-records.csv',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await type(search(page), 'swimming');
    const footer = await page.getByText(/^Showing 1 to 10 of \d+ records$/).textContent();
    const downloading = page.waitForEvent('download');
    await button(page, en.records.browser.export).click();
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
