import { readSettings } from '@/lib/urls/settings.mjs';

/** The origin and the base path of the published site. */
export interface SiteLocation {
  siteUrl: string;
  basePath: string;
}

/**
 * The absolute address of a page or file of the site. Only code of the build may call this: browsers have no settings.
 *
 * @param path the path within the site, with a leading slash
 */
export function getAbsoluteUrl(
  path: string,
  { siteUrl, basePath }: SiteLocation = readSettings(process.env),
): string {
  return siteUrl + basePath + path;
}
