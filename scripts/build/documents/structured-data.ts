/**
 * The entities that each page tells search engines. They are put into the finished documents, and not rendered by
 * React: no script of the page needs them, so they would only be sent a second time with its tree.
 */
import type { Thing } from 'schema-dts';
import { events } from '@/data/events';
import { galleryImages } from '@/data/gallery';
import { DISTRICT_SECRETARIES_PATH, navigationDistricts, navigationLinks } from '@/data/navigation';
import { site } from '@/data/site';
import { absoluteUrl } from '@/lib/absolute-url';
import { assetUrl } from '@/lib/assets';
import { districtPath } from '@/lib/districts';
import type { Settings } from '@/lib/settings.mjs';
import {
  breadcrumbs,
  imageGallery,
  organization,
  sportsEvent,
  type Crumb,
} from '@/lib/structured-data';

/** The pages on the way to a page, itself included; none for the home page and for what has no place in the site. */
function crumbsTo(path: string, settings: Settings): Crumb[] {
  const names = new Map(navigationLinks.map(({ href, footerLabel }) => [href, footerLabel]));
  const crumb = (href: string, name = names.get(href)): Crumb[] =>
    name === undefined ? [] : [{ name, url: absoluteUrl(href, settings) }];

  const district = navigationDistricts.find(({ name }) => districtPath(name) === path);
  if (district) {
    return [...crumb('/'), ...crumb(DISTRICT_SECRETARIES_PATH), ...crumb(path, district.name)];
  }
  return path !== '/' && names.has(path) ? [...crumb('/'), ...crumb(path)] : [];
}

/**
 * @param path of a page within the site, such as `/about`
 */
export function entitiesOf(path: string, settings: Settings): Thing[] {
  const homeUrl = absoluteUrl('/', settings);
  const logoUrl = new URL(assetUrl(site.logo, settings), settings.siteUrl).href;
  const entities: Thing[] = [organization(site, homeUrl, logoUrl)];
  const crumbs = crumbsTo(path, settings);
  if (crumbs.length > 0) entities.push(breadcrumbs(crumbs));
  if (path === '/') entities.push(...events.map((event) => sportsEvent(event, homeUrl)));
  if (path === '/gallery') {
    entities.push(imageGallery(galleryImages, absoluteUrl(path, settings), settings.siteUrl));
  }
  return entities;
}
