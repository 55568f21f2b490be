import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import prettier from 'prettier';
import sharp from 'sharp';
import { COLLECTIONS } from '@/lib/content/collections';
import { checkSite } from '@/scripts/content/check-site';
import { violationsOn } from './axe';
import {
  addButton,
  findInput,
  openEditor,
  openForm,
  PROJECT,
  projectFolder,
  readFolder,
  save,
  saveButton,
  waitUntilSaved,
  type Folder,
} from '@/scripts/testing/editor-page';
import { en } from '@/lib/i18n/messages/en';
import { GitHub } from './github';
import { expect, test } from './test';

test.use({
  isFirstVisit: true,
  // Of a form only that is made which is seen.
  viewport: { width: 1280, height: 4000 },
  // What Sveltia CMS asks of others, and its policy forbids; it goes on without.
  expectedFaults:
    /cdn\.jsdelivr\.net|githubstatus\.com|TrustedScript|updated by someone else|Error: data\//,
});

/** The lines of the content that are gone (-) and that are new (+), by their files. */
function changesOf(before: Folder, after: Folder): Record<string, string[]> {
  const linesOf = (content: Buffer | undefined) => (content?.toString() ?? '').split('\n');
  const changes = Object.keys(before).flatMap((file) => {
    const [old, lines] = [linesOf(before[file]), linesOf(after[file])];
    const changed = [
      ...old.filter((line) => !lines.includes(line)).map((line) => `-${line}`),
      ...lines.filter((line) => !old.includes(line)).map((line) => `+${line}`),
    ];
    return file.startsWith('data/') && changed.length > 0 ? [[file, changed] as const] : [];
  });
  return Object.fromEntries(changes);
}

/** What the check of the content, and prettier, find wrong with a folder. */
async function faultsOf(folder: Folder): Promise<string[]> {
  const place = mkdtempSync(path.join(tmpdir(), 'edited-'));
  for (const [file, content] of Object.entries(folder)) {
    mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
    writeFileSync(path.join(place, file), content);
  }
  symlinkSync(path.resolve(PROJECT, 'app'), path.join(place, 'app'));
  symlinkSync(
    path.resolve(PROJECT, 'public/assets/gallery'),
    path.join(place, 'public/assets/gallery'),
  );
  const { issues } = await checkSite(place);
  rmSync(place, { recursive: true });
  const options = { parser: 'yaml', ...(await prettier.resolveConfig('data/news.yaml')) };
  const unformatted = [];
  for (const [file, content] of Object.entries(folder).filter(([name]) => name.endsWith('.yaml')))
    if (!(await prettier.check(content.toString(), options))) unformatted.push(file);
  return [...issues.map(({ problem }) => problem), ...unformatted];
}

/** The entries of a file between which there are blank lines. */
const entriesOf = (content: Buffer | undefined) => (content?.toString() ?? '').trim().split('\n\n');

const pick = <Entry>(entries: readonly Entry[], ...places: number[]) =>
  places.map((place) => entries[place]);

const reorderHandles = (page: Page) => page.getByRole('button', { name: 'Reorder Item' });

const messageOf = (page: Page) => page.getByRole('alertdialog').or(page.locator('#message[open]'));

/** One change in each form: where it is, what is written there, and the lines that it changes. */
const CHANGES = [
  ['often', 'news', 0, 'news.0.title.en', 'Trials: the day', "+    en: 'Trials: the day'"],
  ['often', 'events', 0, 'events.0.venue.hi', 'लखनऊ', '+    hi: लखनऊ'],
  ['often', 'announcements', 0, 'announcements.0.en', 'SOON', '+- en: SOON'],
  ['often', 'gallery', 0, 'gallery.0.en', 'A drawing', '+- en: A drawing'],
  ['seldom', 'site', undefined, 'contact.phone', '+91 522 111 1111', '+  phone: +91 522 111 1111'],
  ['seldom', 'about', undefined, 'summary.hi', 'परिषद', '+  hi: परिषद'],
  ['seldom', 'coreMembers', 0, 'members.0.name', 'A. Member', '+    name: A. Member'],
  ['seldom', 'objectives', 0, 'objectives.0.title.en', 'Schools', '+    en: Schools'],
  ['seldom', 'navigation', 0, 'links.0.label.en', 'START', '+      en: START'],
  ['seldom', 'districts', 1, 'districts.1.hi', 'अलीगढ़', '+  hi: अलीगढ़'],
  ['seldom', 'sampleRecords', undefined, 'seed', '2018', '+seed: 2018'],
  [
    'often',
    'districtSecretaries',
    3,
    'districtSecretaries.3.name',
    'Asha Verma',
    '+  name: Asha Verma',
  ],
] as const;

test('what is changed in each form is all that changes in its file @chromium @desktop', async ({
  page,
}) => {
  await openEditor(page);
  let before = projectFolder();
  for (const [group, name, entry, place, value, line] of CHANGES) {
    await openForm(page, group, name, entry);
    await findInput(page, place).fill(value);
    await save(page);
    const after = await readFolder(page);
    const changes = changesOf(before, after);
    expect(Object.keys(changes)).toEqual([COLLECTIONS[name].file]);
    expect(
      Object.values(changes)
        .flat()
        .filter((one) => one.startsWith('+')),
    ).toEqual([line]);
    before = after;
  }

  await openForm(page, 'often', 'news');
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await save(page);
  await expect(messageOf(page)).toContainText('public/assets/news/item2.jpg');
  await page.getByRole('button', { name: 'Close' }).click();
  await openForm(page, 'often', 'districtSecretaries');
  await reorderHandles(page).nth(3).press('ArrowUp');
  await reorderHandles(page).nth(0).dragTo(page.getByText('Farid Khan'));
  await save(page);
  await page.getByRole('radio', { name: 'Assets' }).click();
  await page.getByRole('checkbox', { name: /item2/ }).click();
  await page.getByRole('button', { name: /Delete Selected Asset/ }).click();
  await messageOf(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: 'item2.jpg' })).toBeHidden();
  const after = await readFolder(page);
  const [news, secretaries] = ['data/news.yaml', 'data/district-secretaries.yaml'] as const;
  expect(entriesOf(after[news])).toEqual(pick(entriesOf(before[news]), 0, 2, 3, 4));
  expect(entriesOf(after[secretaries])).toEqual(pick(entriesOf(before[secretaries]), 1, 3, 2, 0));
  expect(Object.keys(changesOf(before, after))).toEqual([news]);
  expect(await faultsOf(after)).toEqual([]);
});

/** Presses Tab until something has the focus, which may be made only when the focus comes near. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const focused = target.and(page.locator(':focus'));
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  throw new Error(`${target} cannot be reached by Tab`);
}

test('an event is added by the keyboard alone, and a picture is made fit @chromium @desktop', async ({
  page,
}) => {
  await openEditor(page);
  await openForm(page, 'often', 'events');
  await addButton(page, 'Event').waitFor();
  await tabTo(page, addButton(page, 'Event'));
  await page.keyboard.press('Enter');
  const typed: Record<string, string> = {
    id: 'trials',
    'title.en': 'State trials',
    'title.hi': 'राज्य चयन',
    'description.en': 'Two days.',
    start_date: '12052026',
    end_date: '12062026',
    registration_deadline: '12202026',
    'venue.en': 'Lucknow',
  };
  for (const [field, text] of Object.entries(typed)) {
    await tabTo(page, findInput(page, `events.1.${field}`));
    await page.keyboard.type(text);
  }
  const topOf = async (field: string) => (await findInput(page, field).boundingBox())?.y;
  expect(await topOf('events.1.title.hi')).toBe(await topOf('events.1.title.en'));
  await page.keyboard.press('ControlOrMeta+S');
  await expect(messageOf(page)).toContainText(
    'trials: Registration deadline: "20/12/2026" is after the start',
  );
  await tabTo(page, messageOf(page).getByRole('button', { name: 'OK' }));
  await page.keyboard.press('Enter');
  await expect(messageOf(page)).toBeHidden();
  await tabTo(page, findInput(page, 'events.1.registration_deadline'));
  await page.keyboard.type('11202026');
  await tabTo(page, saveButton(page));
  await page.keyboard.press('Enter');
  await waitUntilSaved(page);

  await openForm(page, 'often', 'districtSecretaries', 3);
  await page.getByRole('button', { name: 'Browse' }).click();
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
  };
  await choose('IMG 4711.HEIC', Buffer.from('ftypheic'));
  await expect(messageOf(page)).toContainText('“IMG 4711.HEIC” cannot be opened as a picture here');
  await page.getByRole('button', { name: en.overlay.close }).click();
  const background = '#b3391f';
  const place = { IFD3: { GPSLatitude: '26/1 50/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = sharp({ create: { width: 4000, height: 3000, channels: 3, background } });
  await choose('Devendra Pratap (1).JPG', await photo.withExif(place).jpeg().toBuffer());
  await page.getByRole('button', { name: 'Insert' }).click();
  await save(page);

  const after = await readFolder(page);
  expect(changesOf(projectFolder(), after)).toEqual({
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
    'data/district-secretaries.yaml': ['+  photo_url: secretaries/devendra-pratap-1.jpg'],
  });
  const picture = after['public/assets/secretaries/devendra-pratap-1.jpg'];
  const { width, height, exif } = await sharp(picture).metadata();
  expect({ width, height, exif }).toEqual({ width: 1600, height: 1200, exif: undefined });
  expect(await faultsOf(after)).toEqual([]);
});

test('what breaks a rule is not saved, and is told by its entry and its field @chromium @desktop', async ({
  page,
}) => {
  const folder = { ...projectFolder(), 'data/news.yaml': Buffer.from('- id: a\n\ttitle: b\n') };
  await openEditor(page, folder);
  await expect(messageOf(page)).toContainText('data/news.yaml:2: begins with a tab');
  await expect(messageOf(page)).toContainText('so it is not saved');
  expect(await violationsOn(page, '#message')).toEqual([]);
  await page.getByRole('button', { name: en.overlay.close }).click();

  await openForm(page, 'often', 'events', 0);
  await findInput(page, 'events.0.id').fill('Not a name');
  await saveButton(page).click();
  await expect(page.getByText('is not a name of small letters')).toBeVisible();
  await findInput(page, 'events.0.id').fill('sample');
  await findInput(page, 'events.0.title.en').fill('Games of ??? Lucknow');
  await saveButton(page).click();
  await expect(messageOf(page)).toContainText('sample: Title in English: "Games of ??? Lucknow"');
  await page.getByRole('button', { name: 'OK' }).click();
  await findInput(page, 'events.0.title.en').fill('Games of Lucknow');
  await save(page);

  await openForm(page, 'often', 'news');
  await addButton(page, 'News item').click();
  await findInput(page, 'news.0.id').fill('a');
  await findInput(page, 'news.0.title.en').fill('A');
  await findInput(page, 'news.0.content.en').fill('A');
  await findInput(page, 'news.0.published_at').fill('2026-12-08');
  await saveButton(page).click();
  await expect(messageOf(page)).toContainText('Saving it would take away all that the file holds');
  expect(changesOf(folder, await readFolder(page))).toEqual({
    'data/events.yaml': ['-    en: 24th {brand} national games', '+    en: Games of Lucknow'],
  });
});

test('who saves after somebody else is told before anything is overwritten @chromium @desktop', async ({
  page,
}) => {
  const github = new GitHub(projectFolder());
  const announcements = 'data/announcements.yaml';
  const source = github.files[announcements]?.toString() ?? '';
  await page.goto('/admin');
  await page.getByText('How to get an access token').click();
  expect(await violationsOn(page, '#token-help')).toEqual([]);
  await github.openEditor(page);
  await expect(page.getByText('How to get an access token')).toBeHidden();

  // Somebody else saves another file at the very same moment: GitHub refuses, and the next press saves both.
  await openForm(page, 'often', 'news', 0);
  await findInput(page, 'news.0.title.en').fill('Mine');
  github.beforeCommit = () => github.commit('README.md', 'Theirs');
  await saveButton(page).click();
  await expect(messageOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await save(page);
  expect(github.files['data/news.yaml']?.toString()).toContain('    en: Mine\n');
  expect(github.files['README.md']?.toString()).toBe('Theirs');

  // Somebody else has saved the same form: nothing is overwritten unasked.
  await openForm(page, 'often', 'announcements', 0);
  await findInput(page, 'announcements.0.en').fill('MINE');
  github.commit(announcements, source.replace('NATIONAL GAMES COMING SOON', 'THEIRS'));
  await saveButton(page).click();
  await expect(messageOf(page)).toContainText(/changed/i);
  expect(github.files[announcements]?.toString()).toContain('THEIRS');
});
