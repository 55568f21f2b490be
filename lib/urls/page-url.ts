/**
 * The address of a page of the site as a link names it, below the base path.
 *
 * @param path path within the site, such as `/gallery#news`
 */
export function getPageUrl(path: string): string {
  // next.config.mjs inlines the setting, because browsers have no environment.
  return `${process.env.BASE_PATH ?? ''}${path}`;
}
