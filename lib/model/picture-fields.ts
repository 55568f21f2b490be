import { createSchema } from './create-schema';
import { findNothingProblem } from './text-rules';

/** The part of an address that comes before the path of a picture, and the other spelling of `.jpg`. */
const mendPicturePath = (path: string): string =>
  path.replace(/^\/?(public\/)?(assets\/)?/, '').replace(/\.jpeg$/, '.jpg');

/** Kinds of pictures that browsers show and the site does not take as photos. */
const PHOTO = 'a photo is a JPEG: choose it in the form (npm run edit), which makes one of it';

/** A name that a file may have, made from its own. */
const suggestName = (name: string, kind: string) =>
  `${
    name
      .replace(/\.\w+$/, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'photo'
  }.${kind}`;

/** What is wrong with the name of a picture, and the name to use. */
function findPictureProblem(
  path: string,
  folders: readonly string[],
  kinds: readonly string[],
): string | undefined {
  const [, folder = '', name = ''] = /^(?:(.*)\/)?(.*)$/.exec(path) ?? [];
  const kind = /\.(\w+)$/.exec(name)?.[1] ?? '';
  const example = `${folders.includes(folder) ? folder : folders[0]}/${suggestName(name, kinds.includes(kind) ? kind : (kinds[0] ?? ''))}`;
  if (/^(https?:|www\.|[a-z]:)|\\/i.test(path))
    return `is an address of the web or of a computer: save the picture as public/assets/${example}, and write ${example}`;
  if (path !== mendPicturePath(path)) return 'is not the path of a picture below public/assets';
  const asKind = kind.toLowerCase().replace('jpeg', 'jpg');
  if (!kinds.includes(asKind)) {
    const own = kind === '' ? 'names no kind of file' : `is a ${kind.toUpperCase()}`;
    return `${own}: ${kinds.length > 1 ? `a logo is one of ${kinds.join(', ')}` : PHOTO}, such as ${example}`;
  }
  const wrong = [
    [/[A-Z]/, 'a capital letter'],
    [/\s/, 'a space'],
    [/[^\x20-\x7E]/, 'a letter beyond a to z'],
    [/[^a-z0-9.-]|\..*\./, 'a sign other than a hyphen'],
  ] as const;
  const found = wrong.find(([pattern]) => pattern.test(name));
  if (found) return `has ${found[1]} in its name: rename the file to ${example}, and write that`;
  return folders.includes(folder)
    ? undefined
    : `is not in ${folders.join(' or ')}: such a picture is named as ${example}`;
}

/** The path of a picture in one of these folders below public/assets; the check looks whether the file exists. */
const createPictureSchema = (folders: readonly string[], kinds: readonly string[] = ['jpg']) =>
  createSchema(
    [findNothingProblem, (value) => findPictureProblem(value, folders, kinds)],
    mendPicturePath,
  );

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
