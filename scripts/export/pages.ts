import type { Settings } from '@/lib/urls/settings.mjs';

/** A page as hosts serve it. */
export interface ServedPage {
  /** Path below the published folder, such as `district/agra.html`. */
  file: string;
  /** The address it answers at, base path included, such as `/council/district/agra`. */
  address: string;
  /** Other addresses that people may try; a host redirects them to the one above. */
  aliases: string[];
  /** Whether it is a page of the maintainer's own, from public/, which may do what it likes. */
  isOwn: boolean;
  /** Its policy header, if that is not the one of its kind. */
  policy?: string;
}

/** The file that hosts answer an unknown path with. */
export const NOT_FOUND_FILE = '404.html';

/** The path of a page within the site: `/` for index.html, `/about` for about.html. */
export const getPath = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** The second file of a page, for hosts that know a page by its folder; some pages have none. */
export const getIndexFiles = (file: string): string[] =>
  ['index.html', NOT_FOUND_FILE].includes(file) ? [] : [file.replace(/\.html$/, '/index.html')];

/** @param file path of an HTML file below the published folder */
export function describePage(file: string, { basePath }: Settings): ServedPage {
  const path = getPath(file);
  const address = basePath + path;
  const aliases =
    path === '/'
      ? [`${address}index.html`, ...(basePath ? [basePath] : [])]
      : ['/', '.html', '/index.html'].map((ending) => address + ending);
  return { file, address, aliases, isOwn: false };
}

/**
 * A page of the maintainer's own: it answers at the address of its file, and at that of its folder if it is its index.
 *
 * @param file path of an HTML file below public/
 */
export function describeOwnPage(file: string, { basePath }: Settings): ServedPage[] {
  const page = { file, address: `${basePath}/${file}`, aliases: [], isOwn: true };
  const [, folder] = /^(.+)\/index\.html$/.exec(page.address) ?? [];
  return folder === undefined
    ? [page]
    : [page, { ...page, address: `${folder}/`, aliases: [folder] }];
}
