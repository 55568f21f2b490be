import { createTextSchema, doesNotMatch } from './rules';

/** Creates the schema of a picture's path: its folder is one of these, which are below public/assets. */
function createPictureSchema(folders: readonly string[], drawings: readonly string[] = []) {
  const types = [...drawings, 'jpg', 'webp'];
  return createTextSchema({
    [`is not the path of a picture below public/assets, such as ${folders[0]}/name.jpg: the folder is ${folders.join(' or ')}, and the kind ${types.join(' or ')}`]:
      doesNotMatch(new RegExp(`^(${folders.join('|')})/[^/]+\\.(${types.join('|')})$`)),
    'has "$&" in its name, not only small letters, digits and hyphens': /[^a-z0-9_./-]+|\.(?=.*\.)/,
  });
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

export const newsPictureSchema = createPictureSchema(['news', 'gallery']).meta({
  title: 'Picture',
  folder: 'news',
  description: 'Shown three wide to two high.',
});
