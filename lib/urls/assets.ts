import { readSettings } from '@/lib/urls/settings.mjs';

/** From where pages load the images (spec §7). */
export interface AssetsLocation {
  assetsHost: string;
  basePath: string;
}

/**
 * The address of an image below the assets base (spec §7). Only code of the build may call this: browsers have no
 * settings, so islands get complete addresses.
 *
 * @param name path below the assets folder, such as `gallery/image1.jpg`
 */
export function getAssetUrl(
  name: string,
  location: AssetsLocation = readSettings(process.env),
): string {
  return `${location.assetsHost || location.basePath}/assets/${name}`;
}
