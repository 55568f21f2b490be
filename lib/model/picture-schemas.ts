import { createTextSchema, doesNotMatch } from './text-rules';

/** Creates the schema of a picture's path: its folder is one of these, which are below public/assets. */
function createPictureSchema(folders: readonly string[], drawings: readonly string[] = []) {
  const types = [...drawings, 'jpg', 'webp'];
  const problem = `is not the path of a picture, such as ${folders[0]}/name.jpg: the folder is ${folders.join(' or ')}, the name has small letters, digits and hyphens, and the kind is ${types.join(' or ')}`;
  const pattern = new RegExp(`^(${folders.join('|')})/[a-z0-9_-]+\\.(${types.join('|')})$`);
  return createTextSchema({ [problem]: doesNotMatch(pattern) });
}

// Each schema has folders of its own, because the folder decides the published widths (lib/gallery/pictures.ts).

export const logoSchema = createPictureSchema(['logos'], ['svg', 'png']).meta({
  folder: 'logos',
  description: 'As high as it is wide: a drawing (SVG), PNG or JPEG.',
});

export const portraitSchema = createPictureSchema(['secretaries', 'core-team']).meta({
  title: 'Photo',
  description: 'Upright, four wide to five high.',
});

export const galleryPicturePathSchema = createPictureSchema(['gallery']).meta({
  title: 'Picture',
  folder: 'gallery',
  description: 'A photo as the camera made it. Wait until it is shown here.',
});

export const newsPictureSchema = createPictureSchema(['news', 'gallery']).meta({
  title: 'Picture',
  folder: 'news',
  description: 'Shown three wide to two high.',
});
