import sharp from 'sharp';
import { COLLECTIONS } from '@/lib/model/collections';
import {
  addButton,
  choosePicture,
  EDITOR_ERRORS,
  EDITOR_WINDOW,
  findInput,
  getField,
  openEditor,
  openForm,
  openProjectFolder,
  readFolder,
  saveButton,
  waitUntilSaved,
} from './support/editor-page';
import { expect, getButton, test } from './support/test';

// High enough for all pictures.
test.use({ viewport: { ...EDITOR_WINDOW, height: 6000 }, expectedErrors: EDITOR_ERRORS });

const [FILE, PHOTO] = [COLLECTIONS.gallery.file, 'public/assets/gallery/team.webp'];

const ENTRY = `- image_url: gallery/team.webp
  description:
    en: The state team
`;

test(
  'Pictures of the gallery are added, moved and deleted in its form',
  { tag: ['@chromium', '@desktop'] },
  async ({ page }) => {
    await openEditor(page);
    const entries = String(openProjectFolder()[FILE]).split(/(?=^- )/m);
    await openForm(page, 'often', 'gallery');
    await addButton(page, 'Picture').click();
    const background = '#b3391f';
    const photo = sharp({ create: { width: 2000, height: 1500, channels: 3, background } });
    await choosePicture(page, 'Team.JPG', await photo.jpeg().toBuffer());
    await expect(getField(page, 'gallery.45.image_url').locator('img')).toBeVisible();
    await findInput(page, 'gallery.45.description.en').fill('The state team');
    const handles = page.getByRole('button', { name: 'Reorder' });
    await handles.last().press('ArrowUp');
    await getButton(page, 'Remove').nth(1).click();
    await saveButton(page).click();
    await waitUntilSaved(page);
    await expect(page.getByRole('dialog', { name: 'Please note' })).toContainText(
      'No entry names public/assets/gallery/image2.jpg any more.',
    );
    const after = await readFolder(page);
    const [first, , ...others] = entries;
    const last = others.pop();
    expect(String(after[FILE])).toBe([first, ...others, ENTRY, last].join(''));
    expect(await sharp(after[PHOTO]).metadata()).toMatchObject({ format: 'webp', width: 1600 });
  },
);
