import { createSchema, not, type Rules } from './rules';

/** The part of an address that comes before the path of a picture, and the other spelling of `.jpg`. */
const mendPicturePath = (path: string): string =>
  path.replace(/^\/?(public\/)?(assets\/)?/, '').replace(/\.jpeg$/, '.jpg');

/** A name that a picture may have, made from its own. */
const suggestName = (path: string) =>
  path
    .replace(/^.*[/\\]|\.\w+$/g, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'photo';

/** The path of a picture in one of these folders below public/assets; the check looks whether the file exists. */
function createPictureSchema(folders: readonly [string, ...string[]], kinds = ['jpg']) {
  const makeJpeg = 'choose the photo in the form (npm run edit), which makes one';
  const kind = kinds.length > 1 ? `none of ${kinds.join(', ')}` : `no JPEG (.jpg): ${makeJpeg}`;
  const rules: Rules = {
    'is not the path of a picture below public/assets': (path) => path !== mendPicturePath(path),
    'is an address of the web or of a computer: save the picture below public/assets, and write $name':
      /^(https?:|www\.|[a-z]:)|\\/i,
    [`is ${kind}, and write $name`]: not(new RegExp(`\\.(${kinds.join('|')})$`, 'i')),
    'has "$&" in its name, not only small letters, digits and hyphens: rename the file, and write $name':
      /[^a-z0-9./-]+|\.(?=.*\.)/,
    [`is not in ${folders.join(' or ')}: move the file there, and write $name`]: not(
      new RegExp(`^(${folders.join('|')})/[^/]+$`),
    ),
  };
  const suggest = (path: string) => {
    const folder = folders.find((one) => path.startsWith(`${one}/`)) ?? folders[0];
    const ending = kinds.find((one) => path.endsWith(`.${one}`)) ?? kinds[0];
    return `${folder}/${suggestName(path)}.${ending}`;
  };
  return createSchema(rules, { mend: mendPicturePath, suggest });
}

// Each kind has its folders, because the folder decides the sizes of its pictures (lib/gallery/pictures.ts).

export const logoSchema = createPictureSchema(['logos'], ['svg', 'png', 'jpg']).meta({
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
