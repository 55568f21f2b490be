import { createTextSchema, doesNotMatch, type Rules } from './rules';

/** Corrects the path of a picture: removes what comes before its folder, and replaces .jpeg by .jpg. */
const correctPicturePath = (path: string): string =>
  path.replace(/^\/?(public\/)?(assets\/)?/, '').replace(/\.jpeg$/, '.jpg');

/** Makes a valid file name from the name that a picture has. */
const toFileName = (path: string) =>
  path
    .replace(/^.*[/\\]|\.\w+$/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'photo';

/** Creates the schema of a picture's path: its folder is one of these, which are below public/assets. */
function createPictureSchema(folders: readonly [string, ...string[]], drawings: string[] = []) {
  const types = [...drawings, 'jpg', 'webp'];
  const advice = 'choose the photo in the form (npm run edit), which makes a WebP of it';
  const problem =
    drawings.length > 0 ? `none of ${types.join(', ')}` : `no .jpg or .webp: ${advice}`;
  const rules: Rules = {
    'is not the path of a picture below public/assets': (path) => path !== correctPicturePath(path),
    'is an address of the web or of a computer: save the picture below public/assets, and write $name':
      /^(https?:|www\.|[a-z]:)|\\/i,
    [`is ${problem}, and write $name`]: doesNotMatch(new RegExp(`\\.(${types.join('|')})$`, 'i')),
    'has "$&" in its name, not only small letters, digits and hyphens: rename the file, and write $name':
      /[^a-z0-9_./-]+|\.(?=.*\.)/,
    [`is not in ${folders.join(' or ')}: move the file there, and write $name`]: doesNotMatch(
      new RegExp(`^(${folders.join('|')})/[^/]+$`),
    ),
  };
  const suggest = (path: string) => {
    const folder = folders.find((one) => path.startsWith(`${one}/`)) ?? folders[0];
    const extension = types.find((one) => path.endsWith(`.${one}`)) ?? drawings[0] ?? 'jpg';
    return `${folder}/${toFileName(path)}.${extension}`;
  };
  return createTextSchema(rules, { correct: correctPicturePath, suggest });
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
