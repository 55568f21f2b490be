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

const readFile = async (page: Page, name: 'news' | 'announcements') =>
  String((await readFolder(page))[COLLECTIONS[name].file]);

/** Changes the file of announcements as a text editor does. */
async function changeFile(page: Page, line: string): Promise<void> {
  const text = (await readFile(page, 'announcements')).replace(/(?<=en: ).*/, line);
  await writeFolder(page, { [COLLECTIONS.announcements.file]: Buffer.from(text) });
}

/** Does what leaves the form, and answers the question whether to. */
async function leave(
  page: Page,
  answer: 'accept' | 'dismiss',
  act: () => Promise<unknown>,
): Promise<void> {
  const asked = page.waitForEvent('dialog');
  const left = act();
  await (await asked)[answer]();
  await left;
}

test('what was changed outside meanwhile is not overwritten', TAGS, async ({ page }) => {
  await openEditor(page);
  await openForm(page, 'often', 'announcements', 1);
  await findInput(page, 'announcements.1.en').fill('MINE');
  await changeFile(page, 'FROM OUTSIDE');
  const before = await readFile(page, 'announcements');
  await saveButton(page).click();
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('data/announcements.yaml was changed outside of this editor');
  await getButton(page, 'OK').click();
  await expect(findInput(page, 'announcements.1.en')).toHaveValue('MINE');
  expect(await readFile(page, 'announcements')).toBe(before);

  // It is told before that, too, when one comes back from the text editor.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect(page.locator('#message')).toContainText('data/announcements.yaml was changed');
  await getButton(page, en.overlay.close).click();

  await leave(page, 'accept', () => page.reload());
  await expect(page.getByText('FROM OUTSIDE', { exact: true })).toBeVisible();
  await getButton(page, 'Expand').nth(1).click();
  await findInput(page, 'announcements.1.en').fill('MINE');
  await save(page);
  const text = await readFile(page, 'announcements');
  expect(text).toContain('en: FROM OUTSIDE\n');
  expect(text).toContain('en: MINE\n');

  // What the editor itself has saved is no outside change.
  await openForm(page, 'often', 'announcements', 1);
  await findInput(page, 'announcements.1.en').fill('MINE TOO');
  await save(page);
  expect(await readFile(page, 'announcements')).toContain('en: MINE TOO\n');

  // The folder is watched after a reload too, when the browser remembers it.
  await openForm(page, 'often', 'announcements', 1);
  await findInput(page, 'announcements.1.en').fill('MINE AGAIN');
  await changeFile(page, 'FROM OUTSIDE AGAIN');
  await saveButton(page).click();
  await expect(refusal).toContainText('was changed outside');
  expect(await readFile(page, 'announcements')).toContain('en: FROM OUTSIDE AGAIN\n');
});

test('the editor is open in one window at a time', TAGS, async ({ page, context }) => {
  await openEditor(page);
  const second = await context.newPage();
  await second.goto('/admin');
  await expect(second.getByRole('status')).toContainText('The editor is open in another window');
  await expect(getButton(second, 'Work with Local Repository')).toBeHidden();
  await page.close();
  await expect(second.getByRole('radio', { name: 'Contents' })).toBeVisible();
  await expect(second.getByText('The editor is open in another window')).toBeHidden();
});

test('leaving unsaved work asks', TAGS, async ({ page }) => {
  await openEditor(page);
  await page.goto('/admin#/collections/often');
  await page.getByRole('row', { name: 'News' }).click();
  await getButton(page, 'Expand').first().click();
  await findInput(page, TITLE).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' typed');
  const ways = [
    () => getButton(page, 'Cancel Editing').click(),
    () => page.goBack(),
    () => page.evaluate(() => void (location.hash = '#/assets')),
  ];
  for (const way of ways) {
    await leave(page, 'dismiss', way);
    await expect(findInput(page, TITLE)).toHaveValue(/ typed$/);
    expect(page.url()).toContain('entries/news');
  }
  // Nothing is loaded when one stays.
  await leave(page, 'dismiss', () => page.evaluate(() => location.reload()));
  await expect(findInput(page, TITLE)).toHaveValue(/ typed$/);
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  await (await closing).dismiss();
  await expect(findInput(page, TITLE)).toHaveValue(/ typed$/);

  await save(page);
  expect(await readFile(page, 'news')).toContain(' typed\n');
  await openForm(page, 'often', 'news', 0);
  await findInput(page, TITLE).fill('Given up');
  await leave(page, 'accept', () => getButton(page, 'Cancel Editing').click());
  await expect(page.getByRole('row', { name: 'News' })).toBeVisible();
  expect(await readFile(page, 'news')).not.toContain('Given up');
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
  expect(await readFile(page, 'announcements')).toContain(`en: ${long}\n`);
});
