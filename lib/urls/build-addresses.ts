/** Addresses that depend on the settings. Only code of the build may ask for them: browsers have no settings. */
import { readSettings } from '@/lib/urls/settings.mjs';

/** The absolute address of a page or file of the site, whose path has a leading slash. */
export function getAbsoluteUrl(path: string): string {
  const { siteUrl, basePath } = readSettings(process.env);
  return siteUrl + basePath + path;
}

/** The address of an image, such as `/assets/gallery/image1.jpg` in the content, below the assets base (spec §7). */
export function getAssetUrl(path: string): string {
  const { assetsHost, basePath } = readSettings(process.env);
  return (assetsHost || basePath) + path;
}

/** The address of an image with its host, which is that of the site if no other host has the images. */
export const getAbsoluteAssetUrl = (path: string): string =>
  new URL(getAssetUrl(path), readSettings(process.env).siteUrl).href;

/** One line of text: the address of the site, and whether it comes from `url` of the content or from the settings. */
export function describeAddress(url?: string): string {
  const address = getAbsoluteUrl('');
  if (!url) return `address: ${address}, from the settings: data/site.yaml has no url`;
  const isOfContent = new URL(url).href.replace(/\/$/, '') === address;
  return `address: ${address}, from ${isOfContent ? 'url in data/site.yaml' : 'SITE_URL and BASE_PATH'}`;
}
