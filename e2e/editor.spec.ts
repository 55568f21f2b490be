import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { COLLECTIONS } from '@/lib/model/collections';
import { findViolations } from './support/axe';
import {
  addButton,
  findInput,
  openAdmin,
  openEditor,
  openForm,
  openProjectFolder,
  readFolder,
  save,
  saveButton,
  waitUntilSaved,
  type Folder,
} from './support/editor-page';
import { en } from '@/lib/i18n/messages/en';
import { ASK_FAKE_GITHUB, GitHub } from './support/github';
import { expect, FIXTURE, getButton, test } from './support/test';

/** High enough for what most tests change: a form creates only what is in view, and drawing more takes long. */
const WINDOW = { width: 1280, height: 1200 };

test.use({
  viewport: WINDOW,
  // What Sveltia CMS requests from others and its policy forbids; it works without.
  // The last is how Firefox reports an error by which the editor refuses to save.
  expectedErrors:
    /cdn\.jsdelivr\.net|githubstatus\.com|TrustedScript|updated by someone else|Error: data\/|console error: Error$/,
});

/** The removed (-) and added (+) lines of the content, by file. */
function listChanges(before: Folder, after: Folder): Record<string, string[]> {
  const splitLines = (content: Buffer | undefined) => (content?.toString() ?? '').split('\n');
  const changes = Object.keys(before).flatMap((file) => {
    const [old, lines] = [splitLines(before[file]), splitLines(after[file])];
    const changed = [
      ...old.filter((line) => !lines.includes(line)).map((line) => `-${line}`),
      ...lines.filter((line) => !old.includes(line)).map((line) => `+${line}`),
    ];
    return file.startsWith('data/') && changed.length > 0 ? [[file, changed] as const] : [];
  });
  return Object.fromEntries(changes);
}

/** The entries of a file, which blank lines separate. */
const readEntries = (folder: Folder, name: 'news' | 'districtSecretaries') =>
  String(folder[COLLECTIONS[name].file]).trim().split('\n\n');

const getReorderHandles = (page: Page) => page.getByRole('button', { name: 'Reorder Item' });

const getMessage = (page: Page) => page.getByRole('alertdialog').or(page.locator('#message[open]'));

/** A field by its path. */
const getField = (page: Page, place: string) => page.locator(`[data-key-path="${place}"]`);

const TAGS = { tag: ['@chromium', '@desktop'] };

/**
 * One change in each kind of form that is not changed below: where it is, what is written there, and the line that it
 * adds. The fields of all forms are in __tests__/scripts/editor/forms.test.ts.
 */
const CHANGES = [
  ['often', 'gallery', 0, 'gallery.0.en', 'A drawing', '+- en: A drawing'],
  ['seldom', 'site', undefined, 'contact.phone', '+91 522 111 1111', '+  phone: +91 522 111 1111'],
  ['seldom', 'coreMembers', 0, 'members.0.name', 'A. Member', '+    name: A. Member'],
  ['seldom', 'sampleRecords', undefined, 'seed', '2018', '+seed: 2018'],
] as const;

/** Presses Tab until the focus is on an element, which may be created only when the focus comes near. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

/** Removes a news item and its picture, which no other one shows. */
async function removeNews(page: Page): Promise<void> {
  await openForm(page, 'often', 'news');
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await save(page);
  await expect(getMessage(page)).toContainText('public/assets/news/item2.jpg');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('radio', { name: 'Assets' }).click();
  await page.getByRole('checkbox', { name: /item2/ }).click();
  await page.getByRole('button', { name: /Delete Selected Asset/ }).click();
  await getMessage(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: 'item2.jpg' })).toBeHidden();
}

/** Adds an event by the keyboard, whose first id and first deadline break rules. */
async function addEvent(page: Page): Promise<void> {
  await openForm(page, 'often', 'events');
  await addButton(page, 'Event').waitFor();
  await tabTo(page, addButton(page, 'Event'));
  await page.keyboard.press('Enter');
  // Sveltia CMS moves the focus into the new entry, and would move it away from a field.
  await getButton(page, 'Collapse').and(page.locator(':focus')).waitFor();
  const typed: Record<string, string> = {
    id: 'Not a name',
    'title.en': 'State trials',
    'title.hi': 'राज्य चयन',
    'description.en': 'Two days.',
    start_date: '12052026',
    end_date: '12062026',
    registration_deadline: '12202026',
    'venue.en': 'Lucknow',
  };
  for (const [field, text] of Object.entries(typed)) {
    await tabTo(page, findInput(page, `events.0.${field}`));
    await page.keyboard.type(text);
  }
  const getTop = async (field: string) => (await findInput(page, field).boundingBox())?.y;
  expect(await getTop('events.0.title.hi')).toBe(await getTop('events.0.title.en'));
  await page.keyboard.press('ControlOrMeta+S');
  await expect(getMessage(page)).toContainText('Id: "Not a name" is not a name of small letters');
  await expect(getMessage(page)).toContainText(
    'Registration deadline: "20/12/2026" is after the start',
  );
  await page.getByRole('button', { name: 'OK' }).click();
  await findInput(page, 'events.0.id').fill('trials');
  // Typed over a complete date, each key makes another date, and the editor may draw the field between two keys.
  await findInput(page, 'events.0.registration_deadline').fill('2026-11-20');
  await page.keyboard.press('ControlOrMeta+S');
  await waitUntilSaved(page);
}

/** Adds a sentence to the English body of a page, in the rich text field. */
async function writePage(page: Page): Promise<void> {
  await openForm(page, 'often', 'pages', 2);
  const body = getField(page, 'pages.2.body.en').getByRole('textbox');
  await body.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('New: ');
  await save(page);
}

/** Gives the secretary whose entry is open a picture, at the second try. */
async function choosePhoto(page: Page): Promise<void> {
  const choose = async (name: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Browse' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Insert' }).click();
  };
  await choose('IMG 4711.HEIC', Buffer.from('ftypheic'));
  await expect(getMessage(page)).toContainText('cannot be uploaded because it’s damaged');
  await page.getByRole('button', { name: 'OK' }).click();
  const background = '#b3391f';
  const place = { IFD3: { GPSLatitude: '26/1 50/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background } });
  const onItsSide = photo.withExif(place).withMetadata({ orientation: 6 });
  await choose('IMG_4711 (1).JPG', await onItsSide.jpeg().toBuffer());
  await expect(page.locator('[data-key-path$=".photo_url"] img')).toBeVisible();
}

test(
  'each form changes its file by what is changed in it, and nothing else; what breaks a rule is not saved, and is reported by entry and field',
  TAGS,
  async ({ page }) => {
    await openEditor(page);
    const before = openProjectFolder();
    await page.setViewportSize({ ...WINDOW, height: 4000 });
    for (const [group, name, entry, place, value] of CHANGES) {
      await openForm(page, group, name, entry);
      await findInput(page, place).fill(value);
      await save(page);
    }
    await page.setViewportSize(WINDOW);
    await removeNews(page);
    await addEvent(page);
    await writePage(page);
    await openForm(page, 'often', 'districtSecretaries');
    await getReorderHandles(page).nth(3).press('ArrowUp');
    await getReorderHandles(page).nth(0).dragTo(page.getByText('Farid Khan'));
    await getButton(page, 'Expand').nth(1).click();
    await choosePhoto(page);
    await save(page);

    const after = await readFolder(page);
    const changes = listChanges(before, after);
    for (const [, name, , , , line] of CHANGES) {
      const { file } = COLLECTIONS[name];
      expect(changes[file]?.filter((change) => change.startsWith('+'))).toEqual([line]);
      delete changes[file];
    }
    const news = readEntries(before, 'news');
    expect(readEntries(after, 'news')).toEqual(news.filter((_, place) => place !== 1));
    const [first, second, third, last] = readEntries(before, 'districtSecretaries');
    const photo = 'photo_url: secretaries/img_4711-1.webp';
    const reordered = [second, `${last}\n  ${photo}`, third, first];
    expect(readEntries(after, 'districtSecretaries')).toEqual(reordered);
    expect(changes).toEqual({
      'data/news.yaml': expect.anything(),
      'data/events.yaml': [
        '+- id: trials',
        '+    en: State trials',
        '+    hi: राज्य चयन',
        '+    en: Two days.',
        '+  start_date: 05/12/2026',
        '+  end_date: 06/12/2026',
        '+  registration_deadline: 20/11/2026',
        '+    en: Lucknow',
        '+  highlights: []',
      ],
      'data/district-secretaries.yaml': expect.anything(),
      'data/pages.yaml': ['-      Offers for 40 mats.', '+      New: Offers for 40 mats.'],
    });
    const picture = after['public/assets/secretaries/img_4711-1.webp'];
    const { format, width, height, exif } = await sharp(picture).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 1200, 1600, undefined]);
  },
);

test('a file that cannot be read is reported and never overwritten', TAGS, async ({ page }) => {
  const unreadable = { 'data/announcements.yaml': Buffer.from('- en: a\n\thi: b\n') };
  await openEditor(page, { ...openProjectFolder(), ...unreadable });
  await expect(getMessage(page)).toContainText(
    'data/announcements.yaml:2: "hi: b" begins with a tab',
  );
  await expect(getMessage(page)).toContainText('so it is not saved');
  expect(await findViolations(page, '#message')).toEqual([]);
  await page.getByRole('button', { name: en.overlay.close }).click();
  await openForm(page, 'often', 'announcements');
  await addButton(page, 'Announcement').click();
  await findInput(page, 'announcements.0.en').fill('A');
  await saveButton(page).click();
  await expect(getMessage(page)).toContainText('Saving it would take away all that the file holds');
  expect(await readFolder(page)).toMatchObject(unreadable);
});

test.describe('on GitHub', () => {
  test.use({ published: { ...FIXTURE, script: ASK_FAKE_GITHUB } });

  test(
    'nothing that somebody else has saved meanwhile is overwritten unasked',
    { tag: '@desktop' },
    async ({ page, site }) => {
      const github = new GitHub(openProjectFolder());
      github.answerOn(site);
      await openAdmin(page);
      await page.getByText('How to get an access token').click();
      expect(await findViolations(page, '#token-help')).toEqual([]);
      await getButton(page, 'Sign In Using Access Token').click();
      await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('github_pat_11AAAA');
      await getButton(page, 'Sign In').click();
      await page.getByRole('radio', { name: 'Contents' }).waitFor();
      await expect(page.getByText('How to get an access token')).toBeHidden();

      // Somebody else saves another file at the same moment: GitHub refuses, and the next press saves both.
      await openForm(page, 'often', 'news', 0);
      await findInput(page, 'news.0.title.en').fill('Mine');
      github.beforeCommit = () => github.commit('README.md', 'Theirs');
      await saveButton(page).click();
      await expect(getMessage(page)).toBeVisible();
      await page.getByRole('button', { name: 'OK' }).click();
      await save(page);
      expect(github.files['data/news.yaml']?.toString()).toContain('    en: Mine\n');
      expect(github.files['README.md']?.toString()).toBe('Theirs');

      // Somebody else has saved the same form.
      await openForm(page, 'often', 'announcements', 0);
      await findInput(page, 'announcements.0.en').fill('MINE');
      github.commit('data/announcements.yaml', '- en: THEIRS\n');
      await saveButton(page).click();
      await expect(getMessage(page)).toContainText(/changed/i);
      expect(github.files['data/announcements.yaml']?.toString()).toContain('THEIRS');
    },
  );
});
