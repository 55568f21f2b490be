import type { Settings } from '@/lib/urls/settings.mjs';

/** A page as hosts serve it. */
export interface ServedPage {
  /** Path below the published folder, such as `district/agra.html`. */
  file: string;
  /** Its address with the base path, such as `/council/district/agra`. */
  address: string;
  /** Other addresses that people may try; hosts redirect them. */
  aliases: string[];
  /** Whether it is a maintainer's own page, from public/, which has no restrictions. */
  isOwn: boolean;
  /** The content security policy in its header, if it differs from that of other pages. */
  policy?: string;
}

/** The file that hosts send for an unknown path. */
export const NOT_FOUND_FILE = '404.html';

/** Returns the path of a page within the site: `/` for index.html, `/about` for about.html. */
export const getPagePath = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** The second file of a page, such as about/index.html, for hosts that look for an index; some pages have none. */
export const getIndexFiles = (file: string): string[] =>
  ['index.html', NOT_FOUND_FILE].includes(file) ? [] : [file.replace(/\.html$/, '/index.html')];

/** @param file path of an HTML file below the published folder */
export function describePage(file: string, { basePath }: Settings): ServedPage {
  const path = getPagePath(file);
  const address = basePath + path;
  const aliases =
    path === '/'
      ? [`${address}index.html`, ...(basePath ? [basePath] : [])]
      : ['/', '.html', '/index.html'].map((ending) => address + ending);
  return { file, address, aliases, isOwn: false };
}

/**
 * Describes a maintainer's own page. It has the address of its file; an index.html also has the address of its folder.
 *
 * @param file path of an HTML file below public/
 */
export function describeMaintainerPage(file: string, { basePath }: Settings): ServedPage[] {
  const page = { file, address: `${basePath}/${file}`, aliases: [], isOwn: true };
  const [, folder] = /^(.+)\/index\.html$/.exec(page.address) ?? [];
  return folder === undefined
    ? [page]
    : [page, { ...page, address: `${folder}/`, aliases: [folder] }];
}
