import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CONTENT_FILES } from '@/lib/model/collections';
import {
  addButton,
  choosePicture,
  findInput,
  getField,
  IN_EDITOR,
  openEditor,
  openForm,
  openProjectFolder,
  readFolder,
  save,
  waitUntilSaved,
} from './support/editor-page';
import { expect, getButton, test } from './support/test';

// High enough for an item with all of its fields.
test.use({ ...IN_EDITOR, viewport: { width: 1280, height: 4000 } });

const readText = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'support', name), 'utf8');

const NEW_ITEM = `${readText('news-item.yaml')}\n`;

/** Markdown that a field of formatted text would write anew, or could not hold. */
const MARKS = readText('page-text.txt').replace(/^(?=.)/gm, '      ');

/** The same text in both languages. */
const BODY = `    en: |\n${MARKS}    hi: |\n      हिंदी में:\n${MARKS}`;

/** Adds a news item, whose first id breaks a rule. What fields tell is in __tests__/scripts/editor/forms.test.ts. */
async function addNews(page: Page): Promise<void> {
  await openForm(page, 'often', 'news');
  await addButton(page, 'News').click();
  await findInput(page, 'news.0.id').fill('news-1');
  await findInput(page, 'news.0.title.en').fill('State trials');
  await findInput(page, 'news.0.title.hi').fill('राज्य चयन');
  await findInput(page, 'news.0.content.en').fill('Two days.');
  await findInput(page, 'news.0.published_at').fill('2025-12-05');

  // The two languages of a text stand side by side, without a heading that could only collapse them.
  const getTop = async (field: string) => (await findInput(page, field).boundingBox())?.y;
  expect(await getTop('news.0.title.hi')).toBe(await getTop('news.0.title.en'));
  await expect(getButton(getField(page, 'news.0.title'), 'Collapse')).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+S');
  const refusal = page.getByRole('alertdialog');
  await expect(refusal).toContainText('is used twice');
  // This sentence of Sveltia CMS is hidden.
  await expect(refusal.getByText('Please try again later')).toHaveCSS('font-size', '0px');
  await getButton(page, 'OK').click();
  await findInput(page, 'news.0.id').fill('trials');
  await page.keyboard.press('ControlOrMeta+S');
  await waitUntilSaved(page);
}

/** Adds the photo of an iPhone at the top of the English body of a page. */
async function addPictureToPage(page: Page): Promise<void> {
  await openForm(page, 'often', 'pages', 2);
  const body = getField(page, 'pages.2.body.en');
  await body.getByRole('textbox', { name: 'English' }).press('ControlOrMeta+Home');
  await page.keyboard.type('\n\n');
  await page.keyboard.press('ControlOrMeta+Home');
  const photo = readFileSync(path.join(import.meta.dirname, 'support/photo.heic'));
  await choosePicture(page, 'IMG_4711.HEIC', photo, getButton(body, 'Picture'));
  await expect(body.getByText('Picture: ')).toBeVisible();
  await page.keyboard.type('A hall');
  await expect(body.getByText('Picture: A hall')).toBeVisible();
  await save(page);
}

/** Gives a secretary a photo that the camera has stored on its side. */
async function addPhoto(page: Page): Promise<void> {
  await openForm(page, 'often', 'districtSecretaries', 3);
  const background = '#b3391f';
  const place = { IFD3: { GPSLatitude: '26/1 50/1 0/1', GPSLatitudeRef: 'N' } };
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background } });
  const onItsSide = photo.withExif(place).withMetadata({ orientation: 6 });
  await choosePicture(page, 'Photo (1).JPG', await onItsSide.jpeg().toBuffer());
  await expect(page.locator('[data-key-path$=".photo_url"] img')).toBeVisible();
  await save(page);
}

const describePicture = async (file: Buffer | undefined) => {
  const { format, width, height, exif } = await sharp(file).metadata();
  return { format, width, height, exif };
};

test(
  'A form changes in its file what is changed in it, and nothing else; pictures are upright and without metadata',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    const before = openProjectFolder();
    const pages = String(before[CONTENT_FILES.pages]);
    const withMarks = pages.replace(/ {4}en: \|\n *Offers[^]*?(?= {2}reviewed_at)/, () => BODY);
    before[CONTENT_FILES.pages] = Buffer.from(withMarks);
    await openEditor(page, before);
    await addNews(page);
    await addPictureToPage(page);
    await addPhoto(page);

    const photo = 'public/assets/secretaries/photo-1.webp';
    const fromIphone = 'public/assets/pages/img_4711.webp';
    const { [photo]: photoFile, [fromIphone]: fileFromIphone, ...after } = await readFolder(page);
    const inPage = '![A hall](/assets/pages/img_4711.webp)';
    const changes: Record<string, (text: string) => string> = {
      [CONTENT_FILES.news]: (text) => NEW_ITEM + text,
      [CONTENT_FILES.pages]: (text) =>
        text.replace(BODY, (body) => body.replace('\n', `\n      ${inPage}\n\n`)),
      [CONTENT_FILES.districtSecretaries]: (text) =>
        `${text.trim()}\n  photo_url: /assets/secretaries/photo-1.webp\n`,
    };
    for (const [file, content] of Object.entries(before))
      if (file.startsWith('data/'))
        expect(String(after[file])).toBe((changes[file] ?? String)(String(content)));
    const upright = { format: 'webp', exif: undefined };
    expect(await describePicture(photoFile)).toEqual({ ...upright, width: 1200, height: 1600 });
    expect(await describePicture(fileFromIphone)).toEqual({ ...upright, width: 48, height: 64 });
  },
);
