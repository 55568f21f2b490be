/** The formats that pictures are offered in, besides the file itself; the best one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * The widths, in pixels, that each kind of place needs: what it takes up on a phone and on a desktop, at one and at
 * two or three pixels to the point. Small places on a phone get a little less than its pixels: nobody sees it, and
 * twenty of them are on the way at once.
 */
export const PICTURE_WIDTHS = {
  tile: [280, 480, 640],
  slide: [680, 1080, 1440],
  portrait: [180, 280, 480],
} as const;

export type PictureKind = keyof typeof PICTURE_WIDTHS;

/** The kinds of place that pictures of a folder of public/assets stand in; those of any other are portraits. */
const KINDS_BY_FOLDER: Record<string, readonly PictureKind[]> = {
  gallery: ['tile', 'slide'],
  news: ['tile'],
};

/**
 * The widths to derive from an image.
 *
 * @param name path below public/assets, such as `gallery/image1.jpg`
 */
export function getDerivedWidths(name: string): number[] {
  const folder = name.split('/')[0] ?? '';
  const kinds = KINDS_BY_FOLDER[folder] ?? ['portrait'];
  return [...new Set(kinds.flatMap((kind) => PICTURE_WIDTHS[kind]))];
}

/**
 * The path of a picture derived from an image: the same below public/pictures, its width and format in the name.
 *
 * @example getDerivedName('gallery/image1.jpg', 640, 'avif') // 'gallery/image1-640.avif'
 */
export function getDerivedName(name: string, width: number, format: PictureFormat): string {
  return name.replace(/\.\w+$/, `-${width}.${format}`);
}

/** What a `<source>` of a picture says. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

/**
 * The sources to offer for an image, the best format first. Images of an assets host have none: only the site's own
 * are derived. Nor has any while the site is developed, because only a build derives them.
 *
 * @param src address of the image, as getAssetUrl gives it
 */
export function getPictureSources(src: string, kind: PictureKind): PictureSource[] {
  const [, base, name] = /^(\/.*?)?\/assets\/(.+)$/.exec(src) ?? [];
  if (name === undefined || process.env.NODE_ENV === 'development') return [];
  return PICTURE_FORMATS.map((format) => ({
    type: `image/${format}`,
    srcSet: PICTURE_WIDTHS[kind]
      .map((width) => `${base ?? ''}/pictures/${getDerivedName(name, width, format)} ${width}w`)
      .join(', '),
  }));
}
