/** The formats of derived pictures, the best one first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/**
 * The widths in pixels of each kind of picture: its size on phones and desktops, at one and at two or three device
 * pixels. Small pictures on phones get slightly less: nobody sees it, and twenty of them load at once.
 */
export const PICTURE_WIDTHS = {
  tile: [280, 480, 640],
  slide: [680, 1080, 1440],
  portrait: [180, 280, 480],
} as const;

export type PictureKind = keyof typeof PICTURE_WIDTHS;

/** The kinds of pictures in each folder of public/assets; other folders hold portraits. */
const KINDS_BY_FOLDER: Record<string, readonly PictureKind[]> = {
  gallery: ['tile', 'slide'],
  news: ['tile'],
  pages: ['tile'],
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
 * The path of a derived picture below public/pictures: the same name, with width and format.
 *
 * @example getDerivedName('gallery/image1.jpg', 640, 'avif') // 'gallery/image1-640.avif'
 */
export function getDerivedName(name: string, width: number, format: PictureFormat): string {
  return name.replace(/\.\w+$/, `-${width}.${format}`);
}

/** The attributes of a `<source>`. */
export interface PictureSource {
  type: string;
  srcSet: string;
}

/**
 * The sources of an image, the best format first. There are none for images of an assets host, because only the site's
 * own are derived, and none in development, because only a build derives them.
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
