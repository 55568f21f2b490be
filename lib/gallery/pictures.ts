/** The formats in which a build publishes copies of each picture, the best one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * The published widths of each kind of picture, in pixels: for phones and desktops, and for screens with one, two or
 * three device pixels per CSS pixel. Tiles are slightly smaller than phones could show, because many of them load at
 * once.
 */
const PICTURE_WIDTHS = {
  tile: [280, 480, 640],
  slide: [680, 1080, 1440],
  portrait: [180, 280, 480],
} as const;

export type PictureKind = keyof typeof PICTURE_WIDTHS;

/** The kinds of pictures in each folder of public/assets. Logos are published as they are, without copies. */
const KINDS_BY_FOLDER: Partial<Record<string, readonly PictureKind[]>> = {
  'core-team': ['portrait'],
  secretaries: ['portrait'],
  gallery: ['tile', 'slide'],
  news: ['tile'],
  pages: ['tile'],
};

/** @param name path below public/assets, such as `gallery/image1.jpg` */
const getKinds = (name: string) => KINDS_BY_FOLDER[name.split('/')[0] ?? ''] ?? [];

/** The widths in which a build publishes an image, whose path is below public/assets. */
export const getResizedWidths = (name: string): number[] => [
  ...new Set(getKinds(name).flatMap((kind) => PICTURE_WIDTHS[kind])),
];

/** How many pixels the longer side of an image must have at least, so that no place on a page makes it larger. */
export const getLeastSize = (name: string): number =>
  Math.max(0, ...getKinds(name).map((kind) => PICTURE_WIDTHS[kind][0]));

/**
 * The path of a published copy, below `pictures` in the published folder: that of the image, with its width and format.
 * Only `.jpg` is left out, so the copies of `photo.jpg` and `photo.webp` have different names.
 *
 * @example getResizedFileName('gallery/image1.jpg', 640, 'avif') // 'gallery/image1-640.avif'
 * @example getResizedFileName('gallery/team.webp', 640, 'avif') // 'gallery/team.webp-640.avif'
 */
export function getResizedFileName(name: string, width: number, format: PictureFormat): string {
  return name.replace(/(\.jpg)?$/, `-${width}.${format}`);
}

/**
 * The attributes of the `<source>`s of an image, the best format first. An image of an assets host has none, because
 * only the site's own images have published copies. In development no image has any, because only a build makes them.
 */
export function getPictureSources(src: string, kind: PictureKind) {
  const [, base, name] = /^(\/.*?)?\/assets\/(.+)$/.exec(src) ?? [];
  if (name === undefined || process.env.NODE_ENV === 'development') return [];
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: PICTURE_WIDTHS[kind]
      .map((width) => `${base ?? ''}/pictures/${getResizedFileName(name, width, format)} ${width}w`)
      .join(', '),
  }));
}
