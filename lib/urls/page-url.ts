/** The address of a page or file of the site for a link: the base path, then the path, such as `/gallery#news`. */
export function getPageUrl(path: string): string {
  // next.config.mjs replaces the variable by its value, because browsers have no environment variables.
  return `${process.env.BASE_PATH ?? ''}${path}`;
}
