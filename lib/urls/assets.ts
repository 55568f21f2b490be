import { readSettings } from '@/lib/urls/settings.mjs';

/** Where the images of spec §7 are loaded from. */
export interface AssetsLocation {
  assetsHost: string;
  basePath: string;
}

/**
 * The address of an image below the assets base (spec §7). Server code only: browsers have no settings, so islands get
 * complete addresses.
 *
 * @param name path below the assets folder, such as `gallery/image1.jpg`
 */
export function getAssetUrl(
  name: string,
  location: AssetsLocation = readSettings(process.env),
): string {
  return `${location.assetsHost || location.basePath}/assets/${name}`;
}
