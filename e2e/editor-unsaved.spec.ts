import type { Page } from '@playwright/test';
import {
  addButton,
  findInput,
  openEditor,
  openForm,
  openProjectFolder,
  readFolder,
  save,
  saveButton,
  waitUntilSaved,
  writeFolder,
} from './support/editor-page';
import { COLLECTIONS } from '@/lib/model/collections';
import { en } from '@/lib/i18n/messages/en';
import { expect, getButton, test } from './support/test';

test.use({
  // A form creates only what is in view.
  viewport: { width: 1280, height: 1200 },
  expectedErrors: /cdn\.jsdelivr\.net|githubstatus\.com|TrustedScript/,
});

const TAGS = { tag: ['@chromium', '@desktop'] };

const TITLE = 'news.0.title.en';

const readFile = async (page: Page, name: 'news' | 'districtSecretaries' | 'announcements') =>
  String((await readFolder(page))[COLLECTIONS[name].file]);

/** Changes the file of announcements as a text editor does. */
async function changeFile(page: Page, from: string, to: string): Promise<void> {
  const text = (await readFile(page, 'announcements')).replace(from, to);
  await writeFolder(page, { [COLLECTIONS.announcements.file]: Buffer.from(text) });
}

test('a file that was changed outside is told, and can be read again', TAGS, async ({ page }) => {
  await openEditor(page);
  const [line = ''] = /(?<=en: ).*/.exec(await readFile(page, 'announcements')) ?? [];
  await openForm(page, 'often', 'announcements', 1);
  await findInput(page, 'announcements.1.en').fill('MINE');
  await changeFile(page, line, 'FROM OUTSIDE');
  await saveButton(page).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText(`“FROM OUTSIDE” is new, en “${line}” is gone`);
  await getButton(question, 'Cancel').click();
  await getButton(page, 'Reload Entry').click();
  await getButton(question, 'Reload Entry').click();
  await expect(page.getByText('FROM OUTSIDE', { exact: true })).toBeVisible();
  await findInput(page, 'announcements.1.en').fill('MINE');
  await save(page);
  const text = await readFile(page, 'announcements');
  expect(text).toContain('en: FROM OUTSIDE\n');
  expect(text).toContain('en: MINE\n');
});

test('leaving unsaved work asks, and its draft is offered on return', TAGS, async ({ page }) => {
  await openEditor(page);
  await page.goto('/admin#/collections/often');
  await page.getByRole('row', { name: 'News' }).click();
  await getButton(page, 'Expand').first().click();
  await findInput(page, TITLE).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' typed');
  const leave = async (answer: 'accept' | 'dismiss', act: () => Promise<unknown>) => {
    const asked = page.waitForEvent('dialog');
    const left = act();
    await (await asked)[answer]();
    return left;
  };
  const ways = [
    () => getButton(page, 'Cancel Editing').click(),
    () => page.goBack(),
    () => page.evaluate(() => void (location.hash = '#/assets')),
  ];
  for (const way of ways) {
    await leave('dismiss', way);
    await expect(findInput(page, TITLE)).toHaveValue(/ typed$/);
    expect(page.url()).toContain('entries/news');
  }
  // Nothing is loaded when one stays.
  await leave('dismiss', () => page.evaluate(() => location.reload()));
  await expect(findInput(page, TITLE)).toHaveValue(/ typed$/);

  await leave('accept', () => page.reload());
  await getButton(page, 'Restore').click();
  await getButton(page, 'Expand').first().click();
  await expect(findInput(page, TITLE)).toHaveValue(/ typed$/);
  await save(page);
  expect(await readFile(page, 'news')).toContain(' typed\n');
  await openForm(page, 'often', 'news');
  await expect(getButton(page, 'Restore')).toBeHidden();
});

test('a draft does not overwrite unasked what was saved after it', TAGS, async ({ page }) => {
  await openEditor(page);
  const [line = ''] = /(?<=en: ).*/.exec(await readFile(page, 'announcements')) ?? [];
  await openForm(page, 'often', 'announcements', 1);
  await findInput(page, 'announcements.1.en').click();
  await page.keyboard.type('MY ');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/admin#/collections/often');
  await changeFile(page, line, 'FROM OUTSIDE');
  await page.reload();
  await page.goto('/admin#/collections/often/entries/announcements');
  await getButton(page, 'Restore').click();
  await saveButton(page).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('“FROM OUTSIDE” is new');
  expect(await readFile(page, 'announcements')).toContain('FROM OUTSIDE');
  await getButton(question, 'Save Anyway').click();
  await waitUntilSaved(page);
  expect(await readFile(page, 'announcements')).toContain('MY ');
});

test('a deleted entry can be brought back for ten seconds', TAGS, async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'often', 'districtSecretaries');
  const entries = page.getByRole('button', { name: 'Remove' });
  const offer = page.getByRole('status').filter({ hasText: 'Deleted.' });
  const count = await entries.count();
  const name = page.getByText(/Farid Khan/);

  await entries.nth(2).click();
  await expect(name).toBeHidden();
  await getButton(offer, 'Undo').click();
  await expect(name).toBeVisible();
  await expect(entries).toHaveCount(count);
  await expect(saveButton(page)).toBeDisabled();

  await entries.nth(2).click();
  await expect(entries).toHaveCount(count - 1);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(entries).toHaveCount(count);
  await expect(saveButton(page)).toBeDisabled();

  await page.clock.install();
  await entries.nth(2).click();
  await expect(offer).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(offer).toBeHidden();
  await page.keyboard.press('ControlOrMeta+Z');
  await save(page);
  expect(await readFile(page, 'districtSecretaries')).not.toContain('Farid Khan');
});

test('what the check warns of is said, and saved', TAGS, async ({ page }) => {
  await openEditor(page, openProjectFolder());
  await openForm(page, 'often', 'announcements');
  await addButton(page, 'Announcement').click();
  const count = await page.getByRole('button', { name: 'Remove' }).count();
  const long = 'A LONG TEXT '.repeat(400).trim();
  await findInput(page, `announcements.${count - 1}.en`).fill(long);
  await save(page);
  await expect(page.locator('#message')).toContainText('its card has room for about 80');
  await getButton(page.locator('#message'), en.overlay.close).click();
  expect((await readFile(page, 'announcements')).replace(/\s+/g, ' ')).toContain(long);
});
