import { createSchema, demand, refuse, requirePattern } from './rules';

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
  const kind =
    kinds.length > 1
      ? `is none of ${kinds.join(', ')}: save it as one of them`
      : 'is no JPEG (.jpg): choose the photo in the form (npm run edit), which makes one';
  const rules = [
    refuse(
      /^(https?:|www\.|[a-z]:)|\\/i,
      'is an address of the web or of a computer: save the picture below public/assets',
    ),
    requirePattern(new RegExp(`\\.(${kinds.join('|')})$`, 'i'), kind),
    refuse(/[A-Z]/, 'has a capital letter in its name: rename the file'),
    refuse(/\s/, 'has a space in its name: rename the file'),
    refuse(/[^\x20-\x7E]/, 'has a letter beyond a to z in its name: rename the file'),
    refuse(/[^a-z0-9./-]|\..*\./, 'has a sign other than a hyphen in its name: rename the file'),
    requirePattern(
      new RegExp(`^(${folders.join('|')})/[^/]+$`),
      `is not in ${folders.join(' or ')}: move the file there`,
    ),
  ];
  return createSchema(
    [
      demand(
        (path) => path === mendPicturePath(path),
        'is not the path of a picture below public/assets',
      ),
      ...rules.map((rule) => (path: string) => {
        const problem = rule(path);
        const folder = folders.find((one) => path.startsWith(`${one}/`)) ?? folders[0];
        const ending = kinds.find((one) => path.endsWith(`.${one}`)) ?? kinds[0];
        return problem && `${problem}, and write ${folder}/${suggestName(path)}.${ending}`;
      }),
    ],
    { mend: mendPicturePath },
  );
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
