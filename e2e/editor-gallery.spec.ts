import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CONTENT_FILES } from '@/lib/model/collections';
import {
  addButton,
  choosePicture,
  EDITOR_ERRORS,
  EDITOR_WINDOW,
  findInput,
  getField,
  openEditor,
  ON_GITHUB,
  openForm,
  openGitHub,
  openProjectFolder,
  readFolder,
  saveButton,
  waitUntilSaved,
} from './support/editor-page';
import type { Folder } from './support/github';
import { expect, getButton, test } from './support/test';

// High enough for all pictures.
test.use({ viewport: { ...EDITOR_WINDOW, height: 6000 }, expectedErrors: EDITOR_ERRORS });

const [FILE, PHOTO] = [CONTENT_FILES.gallery, 'public/assets/gallery/team.webp'];

const ENTRY = `- image_url: /assets/gallery/team.webp
  description:
    en: The state team
`;

/** Adds a picture, first without a description; moves it up by one place, and deletes the second picture. */
async function changeGallery(page: Page): Promise<void> {
  await openForm(page, 'often', 'gallery');
  await addButton(page, 'Picture').click();
  const background = '#b3391f';
  const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background } });
  await choosePicture(page, 'Team.JPG', await photo.jpeg().toBuffer());
  await expect(getField(page, 'gallery.45.image_url').locator('img')).toBeVisible();
  await saveButton(page).click();
  await expect(page.getByText('One field has an error')).toBeVisible();
  const description = findInput(page, 'gallery.45.description.en');
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await description.fill('The state team');
  await page.getByRole('button', { name: 'Reorder' }).last().press('ArrowUp');
  await getButton(page, 'Remove').nth(1).click();
  await saveButton(page).click();
  await waitUntilSaved(page);
  await expect(page.getByRole('dialog', { name: 'Please note' })).toContainText(
    'No entry names public/assets/gallery/image2.jpg any more.',
  );
}

async function expectChanges(before: Folder, after: Folder): Promise<void> {
  const [first, , ...others] = String(before[FILE]).split(/(?=^- )/m);
  const last = others.pop();
  expect(String(after[FILE])).toBe([first, ...others, ENTRY, last].join(''));
  expect(await sharp(after[PHOTO]).metadata()).toMatchObject({ format: 'webp', width: 1600 });
}

test(
  'Pictures of the gallery are added, moved and deleted in its form',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await openEditor(page);
    await changeGallery(page);
    await expectChanges(openProjectFolder(), await readFolder(page));
  },
);

test.describe('on GitHub', () => {
  test.use(ON_GITHUB);

  // In Firefox alone: Chromium works on a folder above, and commits records in another test.
  const tag = ['@firefox', '@desktop'];

  test('Pictures of the gallery are committed', { tag }, async ({ page, site }) => {
    const github = await openGitHub(page, site);
    await changeGallery(page);
    await expectChanges(openProjectFolder(), github.files);
  });
});
