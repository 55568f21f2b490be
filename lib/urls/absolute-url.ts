import { readSettings } from '@/lib/urls/settings.mjs';

/** Where the site is published. */
export interface SiteLocation {
  siteUrl: string;
  basePath: string;
}

/**
 * The address of a page or a file of the site as other sites know it. Server code only, as getAssetUrl is.
 *
 * @param path its path within the site, with a leading slash
 */
export function getAbsoluteUrl(
  path: string,
  { siteUrl, basePath }: SiteLocation = readSettings(process.env),
): string {
  return siteUrl + basePath + path;
}
