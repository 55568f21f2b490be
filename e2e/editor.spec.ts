import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CONTENT_FILES } from '@/lib/model/collections';
import {
  choosePicture,
  findInput,
  getField,
  ON_GITHUB,
  openEditor,
  openForm,
  openGitHub,
  openProjectFolder,
  readFile,
  save,
  waitUntilSaved,
} from './support/editor-page';
import { GitHub } from './support/github';
import { expect, getButton, test } from './support/test';

// High enough for an item with all of its fields.
test.use({ ...ON_GITHUB, viewport: { width: 1280, height: 4000 } });

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
  // Sveltia CMS puts invisible characters around the name.
  await page.getByRole('button', { name: /^Add .?News/ }).click();
  // Sveltia CMS gives the new entry the focus when its fields are ready. What is typed earlier is lost.
  await expect(page.locator(':focus')).toHaveAccessibleName('Collapse');
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

/** Takes a picture out of the gallery, and puts the third one at its beginning. */
async function changeGallery(page: Page): Promise<void> {
  await openForm(page, 'often', 'gallery');
  await getButton(page, 'Remove').nth(1).click();
  await page.getByRole('button', { name: 'Reorder' }).nth(1).press('ArrowUp');
  await save(page);
  await expect(page.getByRole('dialog', { name: 'Please note' })).toContainText(
    'No entry names public/assets/gallery/image2.jpg any more.',
  );
}

// In Chromium on a folder, and in Firefox, which opens none, on GitHub.
test(
  'A form changes in its file what is changed in it, and nothing else; pictures are upright and without metadata',
  { tag: '@desktop' },
  async ({ page, site, browserName }) => {
    const before = openProjectFolder();
    const pages = String(before[CONTENT_FILES.pages]);
    const withMarks = pages.replace(/ {4}en: \|\n *Offers[^]*?(?= {2}reviewed_at)/, () => BODY);
    before[CONTENT_FILES.pages] = Buffer.from(withMarks);
    const github = new GitHub({ ...before });
    const isOnGitHub = browserName === 'firefox';
    await (isOnGitHub ? openGitHub(page, site, github) : openEditor(page, before));
    await addNews(page);
    await addPictureToPage(page);
    await addPhoto(page);
    await changeGallery(page);

    const read = (file: string) => (isOnGitHub ? github.files[file] : readFile(page, file));
    const inPage = '![A hall](/assets/pages/img_4711.webp)';
    const changes: Record<string, (text: string) => string> = {
      [CONTENT_FILES.news]: (text) => NEW_ITEM + text,
      [CONTENT_FILES.pages]: (text) =>
        text.replace(BODY, (body) => body.replace('\n', `\n      ${inPage}\n\n`)),
      [CONTENT_FILES.districtSecretaries]: (text) =>
        `${text.trim()}\n  photo_url: /assets/secretaries/photo-1.webp\n`,
      [CONTENT_FILES.gallery]: (text) => {
        const [first = '', , third = '', ...others] = text.split(/(?=^- )/m);
        return [third, first, ...others].join('');
      },
    };
    for (const [file, content] of Object.entries(before))
      if (file.startsWith('data/'))
        expect(String(await read(file))).toBe((changes[file] ?? String)(String(content)));
    for (const [file, width, height] of [
      ['secretaries/photo-1.webp', 1200, 1600],
      ['pages/img_4711.webp', 48, 64],
    ] as const) {
      const picture = await sharp(await read(`public/assets/${file}`)).metadata();
      expect(picture).toMatchObject({ format: 'webp', width, height });
      expect(picture).not.toHaveProperty('exif');
    }
  },
);
