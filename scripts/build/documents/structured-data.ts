/**
 * The entities that each page tells search engines. They are put into the finished documents, and not rendered by
 * React: no script of the page needs them, so they would only be sent a second time with its tree.
 */
import type { Thing } from 'schema-dts';
import { contentIn } from '@/app/content';
import { DISTRICT_SECRETARIES_PATH } from '@/data/navigation';
import { absoluteUrl } from '@/lib/absolute-url';
import { assetUrl } from '@/lib/assets';
import { districtPath } from '@/lib/districts';
import { LOCALES, languageOf, pathIn } from '@/lib/language';
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
  const language = languageOf(path);
  const { navigationDistricts, navigationLinks } = contentIn(language);
  const names = new Map(
    navigationLinks.map(({ href, footerLabel }) => [pathIn(href, language), footerLabel]),
  );
  const crumb = (href: string, name = names.get(href)): Crumb[] =>
    name === undefined ? [] : [{ name, url: absoluteUrl(href, settings) }];

  const district = navigationDistricts.find(
    ({ englishName }) => pathIn(districtPath(englishName), language) === path,
  );
  const home = pathIn('/', language);
  if (district) {
    const screen = pathIn(DISTRICT_SECRETARIES_PATH, language);
    return [...crumb(home), ...crumb(screen), ...crumb(path, district.name)];
  }
  return path !== home && names.has(path) ? [...crumb(home), ...crumb(path)] : [];
}

/**
 * @param path of a page within the site, such as `/about`
 */
export function entitiesOf(path: string, settings: Settings): Thing[] {
  const language = languageOf(path);
  const { events, galleryImages, site } = contentIn(language);
  const homeUrl = absoluteUrl('/', settings);
  const logoUrl = new URL(assetUrl(site.logo, settings), settings.siteUrl).href;
  const entities: Thing[] = [organization(site, homeUrl, logoUrl)];
  const crumbs = crumbsTo(path, settings);
  if (crumbs.length > 0) entities.push(breadcrumbs(crumbs));
  const page = pathIn(path, 'en');
  const inLanguage = LOCALES[language];
  const url = absoluteUrl(path, settings);
  // The gallery's own entity is that of its page.
  if (page === '/' || (crumbs.length > 0 && page !== '/gallery')) {
    entities.push({ '@type': 'WebPage', url, inLanguage });
  }
  if (page === '/') {
    entities.push(...events.map((event) => ({ ...sportsEvent(event, homeUrl), inLanguage })));
  }
  if (page === '/gallery') {
    entities.push({ ...imageGallery(galleryImages, url, settings.siteUrl), inLanguage });
  }
  return entities;
}
