import sharp from 'sharp';
import { CONTENT_FILES } from '@/lib/model/collections';
import {
  addButton,
  choosePicture,
  findInput,
  getField,
  ON_GITHUB,
  openForm,
  openGitHub,
  openProjectFolder,
  save,
  saveButton,
} from './support/editor-page';
import { expect, getButton, test } from './support/test';

// High enough for all pictures.
test.use({ ...ON_GITHUB, viewport: { width: 1280, height: 6000 } });

const [FILE, PHOTO] = [CONTENT_FILES.gallery, 'public/assets/gallery/team.webp'];

const ENTRY = `- image_url: /assets/gallery/team.webp
  description:
    en: The state team
`;

// In Firefox alone: Chromium changes a folder and commits records in other tests.
test(
  'A picture of the gallery is added, moved and described, another one deleted, and both are committed',
  { tag: ['@firefox', '@desktop'] },
  async ({ page, site }) => {
    const github = await openGitHub(page, site);
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
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Please note' })).toContainText(
      'No entry names public/assets/gallery/image2.jpg any more.',
    );

    const [first, , ...others] = String(openProjectFolder()[FILE]).split(/(?=^- )/m);
    const last = others.pop();
    expect(String(github.files[FILE])).toBe([first, ...others, ENTRY, last].join(''));
    const committed = await sharp(github.files[PHOTO]).metadata();
    expect(committed).toMatchObject({ format: 'webp', width: 1600 });
  },
);
