import type { Page } from '@playwright/test';
import { CONTENT_FILES } from '@/lib/model/collections';
import { findViolations } from './support/axe';
import {
  answerQuestion,
  EDITOR_ERRORS,
  findInput,
  IN_EDITOR,
  openEditor,
  ON_GITHUB,
  openForm,
  openProjectFolder,
  readDatabases,
  readFile,
  save,
  saveButton,
  signIn,
  signOut,
  waitUntilSaved,
  writeFile,
} from './support/editor-page';
import { GitHub } from './support/github';
import { expect, getButton, test } from './support/test';

test.use(IN_EDITOR);

const TAGS = { tag: ['@chromium', '@desktop'] };

const ANNOUNCEMENTS = CONTENT_FILES.announcements;

const readText = async (page: Page, file = ANNOUNCEMENTS) => String(await readFile(page, file));

/** Changes the file of announcements as a text editor does. */
async function changeFile(page: Page, line: string): Promise<void> {
  const text = (await readText(page)).replace(/(?<=en: ).*/, line);
  await writeFile(page, ANNOUNCEMENTS, Buffer.from(text));
}

/** Opens the form of announcements, and changes the second one. */
async function changeForm(page: Page, text: string): Promise<void> {
  await openForm(page, 'often', 'announcements', 1);
  await findInput(page, 'announcements.1.en').fill(text);
}

const getRefusal = (page: Page) => page.getByRole('alertdialog');

test(
  'a file that was changed outside, or a folder whose permission is taken back, is told, and nothing is lost',
  TAGS,
  async ({ page }) => {
    await openEditor(page);
    await changeForm(page, 'MINE');
    await changeFile(page, 'FROM OUTSIDE');
    const message = page.getByRole('dialog', { name: 'Please note' });
    // It is told when one comes back from the text editor, and when one opens a form.
    for (const comeBack of [
      () => page.evaluate(() => dispatchEvent(new Event('focus'))),
      () => answerQuestion(page, 'accept', () => openForm(page, 'often', 'news')),
    ]) {
      await comeBack();
      await expect(message).toContainText(`${ANNOUNCEMENTS} was changed outside`);
      expect(await findViolations(page, '#message')).toEqual([]);
      await getButton(message, 'Close').click();
    }

    // A reload shows it. What the editor itself has saved is no change from outside.
    await page.reload();
    for (const text of ['MINE', 'MINE TOO']) {
      await changeForm(page, text);
      await save(page);
      const saved = await readText(page);
      expect(saved).toContain('en: FROM OUTSIDE\n');
      expect(saved).toContain(`en: ${text}\n`);
    }

    // The folder that the browser remembers is watched, too, and nothing in it is overwritten.
    await changeForm(page, 'MINE AGAIN');
    await changeFile(page, 'FROM OUTSIDE AGAIN');
    const before = await readText(page);
    await saveButton(page).click();
    await expect(getRefusal(page)).toContainText(`${ANNOUNCEMENTS} was changed outside`);
    expect(await readText(page)).toBe(before);
    await getButton(page, 'OK').click();

    // The browser takes the permission for the folder back.
    await page.evaluate(() => {
      const deny = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
      FileSystemDirectoryHandle.prototype.getDirectoryHandle = deny;
    });
    await saveButton(page).click();
    await expect(getRefusal(page)).toContainText('Allow it again');
    await getButton(page, 'OK').click();
    await expect(findInput(page, 'announcements.1.en')).toHaveValue('MINE AGAIN');
  },
);

test(
  'one form follows another, by its address and by Back, in one window at a time',
  TAGS,
  async ({ page, context }) => {
    await openEditor(page);
    await openForm(page, 'often', 'news', 0);
    await openForm(page, 'often', 'announcements', 1);
    await expect(findInput(page, 'announcements.1.en')).toBeVisible();
    await page.goBack();
    await expect(findInput(page, 'announcements.1.en')).toBeHidden();
    await getButton(page, 'Expand').first().click();
    await expect(findInput(page, 'news.0.title.en')).toBeVisible();

    const second = await context.newPage();
    await second.goto('/admin');
    await expect(second.getByRole('status')).toContainText('The editor is open in another window');
    await expect(getButton(second, 'Work with Local Repository')).toBeHidden();
    await expect(second.getByText('How to get an access token')).toBeHidden();
    expect(await findViolations(second, '#elsewhere')).toEqual([]);
    await page.close();
    await expect(second.getByRole('radio', { name: 'Contents' })).toBeVisible();
    await expect(second.getByText('The editor is open in another window')).toBeHidden();
  },
);

test('leaving unsaved work asks, and keeps no draft', TAGS, async ({ page }) => {
  await openEditor(page);
  await page.goto('/admin#/collections/often');
  const row = page.getByRole('row', { name: 'Pages' });
  await row.click();
  await getButton(page, 'Expand').nth(2).click();
  const text = findInput(page, 'pages.2.body.en');
  await text.press('ControlOrMeta+Home');
  await page.keyboard.type('Typed ');
  const ways = [
    () => page.goBack(),
    () => getButton(page, 'Cancel Editing').click(),
    () => page.evaluate(() => void (location.hash = '#/assets')),
    () => page.evaluate(() => location.reload()),
    () => page.close({ runBeforeUnload: true }),
  ];
  for (const way of ways) {
    await answerQuestion(page, 'dismiss', way);
    await expect(text).toHaveValue(/Typed/);
    expect(page.url()).toContain('entries/pages');
  }
  await save(page);
  expect(await readText(page, CONTENT_FILES.pages)).toContain('Typed ');

  await openForm(page, 'often', 'pages', 2);
  await text.click();
  await page.keyboard.type('Given up ');
  await answerQuestion(page, 'accept', () => getButton(page, 'Cancel Editing').click());
  await expect(row).toBeVisible();
  await page.goto('/admin#/settings/contents');
  await expect(page.getByRole('switch', { name: /back up entry drafts/ })).not.toBeChecked();
  expect(await readText(page, CONTENT_FILES.pages)).not.toContain('Given up');
});

test.describe('on GitHub', () => {
  // A token that has run out.
  const refusals = `${EDITOR_ERRORS.source}|401|Failed to (check|fetch) the `;
  test.use({ ...ON_GITHUB, expectedErrors: new RegExp(refusals) });

  test(
    'nothing can be typed while a form is saved, a new token goes on with it, and nothing that somebody else has saved is overwritten',
    TAGS,
    async ({ page, site }) => {
      const github = new GitHub(openProjectFolder());
      github.answerOn(site);
      // Nothing of a folder is left after one has signed out.
      await openEditor(page, { ...openProjectFolder(), [CONTENT_FILES.news]: Buffer.from('[]\n') });
      await signOut(page);
      await page.getByText('How to get an access token').click();
      expect(await findViolations(page, '#token-help')).toEqual([]);
      // From a link in it, the focus goes back to its title.
      for (const key of ['Tab', 'Escape']) await page.keyboard.press(key);
      await expect(page.getByText('How to get an access token')).toBeFocused();
      await signIn(page);
      await expect(page.getByText('How to get an access token')).toBeHidden();

      await openForm(page, 'often', 'news', 0);
      const title = findInput(page, 'news.0.title.en');
      await title.fill('Mine');
      // The commits of all files are known, so no request is under way that would ask for a token by itself.
      await expect.poll(() => readDatabases(page)).toContain('"login":"office"');
      // The token has run out. Without a new one, nothing is saved, and nothing is lost.
      github.token = 'github_pat_22BBBB';
      await answerQuestion(page, 'dismiss', () => title.press('ControlOrMeta+S'));
      await expect(getRefusal(page)).toContainText(
        'Your access token has run out, and nothing was',
      );
      await getButton(page, 'OK').click();
      await expect(title).toHaveValue('Mine');
      const readNews = () => String(github.files[CONTENT_FILES.news]);
      expect(readNews()).not.toContain('Mine');

      let answer = () => {};
      github.gate = new Promise<void>((resolve) => (answer = resolve));
      page.once('dialog', (dialog) => void dialog.accept(github.token));
      await title.press('ControlOrMeta+S');
      await expect(getButton(page, 'Saving…')).toBeVisible();
      await page.keyboard.type('lost');
      await expect(title).toHaveValue('Mine');
      answer();
      await waitUntilSaved(page);
      expect(readNews()).toContain('    en: Mine\n');

      // Somebody else has saved the same form.
      await openForm(page, 'often', 'announcements', 0);
      await findInput(page, 'announcements.0.en').fill('MINE');
      github.commit(ANNOUNCEMENTS, '- en: THEIRS\n');
      await saveButton(page).click();
      await expect(getRefusal(page)).toContainText(/changed/i);
      expect(String(github.files[ANNOUNCEMENTS])).toContain('THEIRS');
    },
  );
});
