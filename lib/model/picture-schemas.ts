import * as z from 'zod';
import type { InOneLanguage } from './language-text';
import { createTextSchema, translatedTextSchema } from './text-schemas';

/** Creates the schema of the path of a picture in one of these folders. */
function createPictureSchema(folders: readonly string[], drawings: readonly string[] = []) {
  const types = [...drawings, 'jpg', 'webp'];
  const beginnings = folders.map((folder) => `/assets/${folder}/`);
  const example = `${beginnings[0]}name.jpg`;
  return createTextSchema([
    {
      problem: `is a place on a computer: copy the picture to public${example}, and write ${example}`,
      pattern: /\\|^[a-z]:|^file:/i,
    },
    {
      problem: `does not begin with ${beginnings.join(' or ')}, as ${example} does`,
      shape: new RegExp(`^(${beginnings.join('|')})`),
    },
    {
      problem: `is of another kind than ${types.join(' or ')}`,
      shape: new RegExp(`\\.(${types.join('|')})$`, 'i'),
    },
    {
      problem: 'has a name that is not of small letters, digits and hyphens, such as name.jpg',
      shape: /^[/a-z0-9_-]+\.[a-z]+$/,
    },
  ]);
}

// The folder decides the published widths (lib/gallery/pictures.ts), so a schema takes only folders that fit its place.

export const logoPathSchema = createPictureSchema(['logos'], ['svg', 'png']).meta({
  folder: 'logos',
  description: 'As high as it is wide: a drawing (SVG), PNG or JPEG.',
});

export const portraitPathSchema = createPictureSchema(['secretaries', 'core-team']).meta({
  title: 'Photo',
  description: 'Upright, four wide to five high.',
});

const galleryPicturePathSchema = createPictureSchema(['gallery']).meta({
  title: 'Picture',
  folder: 'gallery',
  description: 'A photo as the camera made it. Wait until it is shown here.',
});

export const pictureDescriptionSchema = translatedTextSchema.meta({
  isUnique: true,
  description: 'What the picture shows, for people who cannot see it.',
});

/** A picture of the gallery, from which lib/gallery/gallery.ts makes a GalleryImage. */
export const galleryEntrySchema = z.strictObject({
  image_url: galleryPicturePathSchema.meta({ isUnique: true }),
  description: pictureDescriptionSchema,
});

export type GalleryEntry = InOneLanguage<z.infer<typeof galleryEntrySchema>>;

export const newsPicturePathSchema = createPictureSchema(['news', 'gallery']).meta({
  title: 'Picture',
  folder: 'news',
  description: 'Shown three wide to two high.',
});

/** A picture within the text of a content page. */
export const pagePicturePathSchema = createPictureSchema(['pages', 'news', 'gallery']);
