import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { COLLECTIONS, type CollectionName } from '@/lib/model/collections';
import {
  addButton,
  EDITOR_ERRORS,
  EDITOR_WINDOW,
  findInput,
  getField,
  openEditor,
  openForm,
  openProjectFolder,
  readFolder,
  save,
  waitUntilSaved,
} from './support/editor-page';
import { expect, getButton, test } from './support/test';

test.use({ viewport: EDITOR_WINDOW, expectedErrors: EDITOR_ERRORS });

const TAGS = { tag: ['@chromium', '@desktop'] };

/** One change in each kind of form that is not changed below: where it is, how its line begins, and what it gets. */
const CHANGES = [
  ['often', 'gallery', 0, 'gallery.0.en', '- en: ', 'A drawing'],
  ['seldom', 'site', undefined, 'contact.phone', '  phone: ', '+91 522 111 1111'],
  ['seldom', 'coreMembers', 0, 'members.0.name', '    name: ', 'A. Member'],
  ['seldom', 'sampleRecords', undefined, 'seed', 'seed: ', '2018'],
] as const;

const NEW_EVENT = `- id: trials
  title:
    en: State trials
    hi: राज्य चयन
  description:
    en: Two days.
  event_type: upcoming
  start_date: 05/12/2026
  end_date: 06/12/2026
  registration_deadline: 20/11/2026
  venue:
    en: Lucknow
  highlights: []
`;

/** Removes a news item and its picture, which no other one shows. */
async function removeNews(page: Page): Promise<void> {
  await openForm(page, 'often', 'news');
  await page.getByRole('button', { name: 'Remove' }).nth(1).click();
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('public/assets/news/item2.jpg');
  await getButton(page, 'Close').click();
  await page.getByRole('radio', { name: 'Assets' }).click();
  await page.getByRole('checkbox', { name: /item2/ }).click();
  await page.getByRole('button', { name: /Delete Selected Asset/ }).click();
  await getButton(page.getByRole('alertdialog'), 'Delete').click();
  await expect(page.getByRole('row', { name: 'item2.jpg' })).toBeHidden();
}

/** Adds an event, whose first id and first deadline break rules. */
async function addEvent(page: Page): Promise<void> {
  await openForm(page, 'often', 'events');
  await addButton(page, 'Event').click();
  const fields: Record<string, string> = {
    id: 'Not a name',
    'title.en': 'State trials',
    'title.hi': 'राज्य चयन',
    'description.en': 'Two days.',
    start_date: '2026-12-05',
    end_date: '2026-12-06',
    registration_deadline: '2026-12-20',
    'venue.en': 'Lucknow',
  };
  for (const [field, text] of Object.entries(fields))
    await findInput(page, `events.0.${field}`).fill(text);

  // The two languages of a text stand side by side, without a heading that could only collapse them.
  const getTop = async (field: string) => (await findInput(page, field).boundingBox())?.y;
  expect(await getTop('events.0.title.hi')).toBe(await getTop('events.0.title.en'));
  await expect(getButton(getField(page, 'events.0.title'), 'Collapse')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+S');
  const id = getField(page, 'events.0.id');
  await expect(id).toContainText('This is not a name of small letters, digits and hyphens');
  await findInput(page, 'events.0.id').fill('trials');
  await page.keyboard.press('ControlOrMeta+S');
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('trials: Registration deadline: "20/12/2026" is after the');
  // This sentence of Sveltia CMS is hidden.
  await expect(refusal.getByText('Please try again later')).toHaveCSS('font-size', '0px');
  await getButton(page, 'OK').click();
  await findInput(page, 'events.0.registration_deadline').fill('2026-11-20');
  await page.keyboard.press('ControlOrMeta+S');
  await waitUntilSaved(page);
}

async function choosePicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  await getButton(page, 'Browse').click();
  const chooser = page.waitForEvent('filechooser');
  await getButton(page, 'Upload').click();
  await (await chooser).setFiles({ name, mimeType: 'image/*', buffer });
  await getButton(page, 'Insert').click();
}

/** Adds the photo of an iPhone to the English body of a page. */
async function addPictureToPage(page: Page): Promise<void> {
  await openForm(page, 'often', 'pages', 2);
  const body = getField(page, 'pages.2.body.en');
  await body.getByRole('textbox').click();
  await getButton(body, 'Image').click();
  const photo = path.join(import.meta.dirname, 'support/photo.heic');
  await choosePicture(page, 'IMG_4711.HEIC', readFileSync(photo));
  // Sveltia CMS forgets a picture if one writes while it is converted, and says then that it is required.
  await body.locator('img').waitFor();
  await page.getByRole('textbox', { name: 'Alt Text' }).fill('A hall');
  await save(page);
}

/** Reorders the secretaries, and gives one a photo that the camera has stored on its side. */
async function changeSecretaries(page: Page): Promise<void> {
  await openForm(page, 'often', 'districtSecretaries');
  const handles = page.getByRole('button', { name: 'Reorder Item' });
  await handles.nth(3).press('ArrowUp');
  await handles.nth(0).dragTo(page.getByText('Farid Khan'));
  await getButton(page, 'Expand').nth(1).click();
  const background = '#b3391f';
  const place = { IFD3: { GPSLatitude: '26/1 50/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background } });
  const onItsSide = photo.withExif(place).withMetadata({ orientation: 6 });
  await choosePicture(page, 'Photo (1).JPG', await onItsSide.jpeg().toBuffer());
  await expect(page.locator('[data-key-path$=".photo_url"] img')).toBeVisible();
  await save(page);
}

async function describePicture(file: Buffer | undefined): Promise<unknown[]> {
  const { format, width, height, exif } = await sharp(file).metadata();
  return [format, width, height, exif];
}

test(
  'each form changes in its file what is changed in it, and nothing else',
  TAGS,
  async ({ page }) => {
    await openEditor(page);
    const before = openProjectFolder();
    await page.setViewportSize({ ...EDITOR_WINDOW, height: 4000 });
    for (const [group, name, entry, place, , value] of CHANGES) {
      await openForm(page, group, name, entry);
      await findInput(page, place).fill(value);
      await save(page);
    }
    await addEvent(page);
    await page.setViewportSize(EDITOR_WINDOW);
    await removeNews(page);
    await addPictureToPage(page);
    await changeSecretaries(page);

    const after = await readFolder(page);
    const expectText = (name: CollectionName, change: (before: string) => string) => {
      const { file } = COLLECTIONS[name];
      expect(String(after[file])).toBe(change(String(before[file])));
      delete after[file];
    };
    for (const [, name, , , start, value] of CHANGES)
      expectText(name, (text) => text.replace(new RegExp(`(?<=^${start}).*`, 'm'), value));
    expectText('events', (text) => NEW_EVENT + text);
    expectText('news', (text) => text.replace(/- id: news-2[^]*?\n\n/, ''));
    const picture = '![A hall](/assets/pages/img_4711.webp)';
    expectText('pages', (text) => text.replace(/(?<=40 mats\.\n\n)( *)/, `$1${picture}\n\n$1`));
    expectText('districtSecretaries', (text) => {
      const [first, second, third, last] = text.trim().split('\n\n');
      const withPhoto = `${last}\n  photo_url: secretaries/photo-1.webp`;
      return `${[second, withPhoto, third, first].join('\n\n')}\n`;
    });
    const upright = ['webp', 1200, 1600, undefined];
    expect(await describePicture(after['public/assets/secretaries/photo-1.webp'])).toEqual(upright);
    const fromIphone = ['webp', 48, 64, undefined];
    expect(await describePicture(after['public/assets/pages/img_4711.webp'])).toEqual(fromIphone);
    expect(before).toMatchObject(
      Object.fromEntries(Object.entries(after).filter(([file]) => file.startsWith('data/'))),
    );
  },
);
