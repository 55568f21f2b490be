import type { Settings } from '@/lib/urls/settings.mjs';

/** A page as hosts serve it. */
export interface ServedPage {
  /** Path below the published folder, such as `district/agra.html`. */
  file: string;
  /** Its address with the base path, such as `/council/district/agra`. */
  address: string;
}

/** The file that hosts send for an unknown path. */
export const NOT_FOUND_FILE = '404.html';

/** Returns the path of a page within the site: `/` for index.html, `/about` for about.html. */
export const getPathOfFile = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

/** The second file of a page, such as about/index.html, for hosts that look for an index; some pages have none. */
export const getIndexFiles = (file: string): string[] =>
  ['index.html', NOT_FOUND_FILE].includes(file) ? [] : [file.replace(/\.html$/, '/index.html')];

/** @param file path of an HTML file below the published folder */
export const getServedPage = (file: string, { basePath }: Settings): ServedPage => ({
  file,
  address: basePath + getPathOfFile(file),
});
