/**
 * What each page tells search engines, as JSON-LD. It is put into the finished documents, and not rendered by React: no
 * script of the page needs it, and the RSC payload would hold it a second time.
 */
import type { Thing } from 'schema-dts';
import { contentIn } from '@/lib/content/content';
import { shareCard } from '@/app/page-metadata';
import { absoluteUrl } from '@/lib/urls/absolute-url';
import { assetUrl } from '@/lib/urls/assets';
import { getBuildDay } from '@/lib/i18n/build-day';
import { districtPath } from '@/lib/districts/districts';
import { LOCALES, languageOf, pathIn } from '@/lib/i18n/language';
import { ROUTES } from '@/lib/routes';
import type { Settings } from '@/lib/urls/settings.mjs';
import {
  breadcrumbs,
  imageGallery,
  organization,
  sportsEvent,
  structuredDataBlock,
  upcomingEvents,
  webSite,
  type Crumb,
} from '@/lib/feeds/structured-data';
import { insertHtml } from '../html';
import { getPath } from '../pages';
import type { PageStep } from '../step';

/** The path by which a page is known: that of a district is a view of the screen with all of them. */
function getCanonicalPath(path: string): string {
  const language = languageOf(path);
  const isDistrict = contentIn(language).navigationDistricts.some(
    ({ englishName }) => pathIn(districtPath(englishName), language) === path,
  );
  return isDistrict ? pathIn(ROUTES.districtSecretaries.path, language) : path;
}

/** The pages on the way to a page, itself included; none for the home page and for what has no place in the site. */
function getCrumbs(path: string, settings: Settings): Crumb[] {
  const language = languageOf(path);
  const { navigationLinks } = contentIn(language);
  const names = new Map(
    navigationLinks.map(({ href, footerLabel }) => [pathIn(href, language), footerLabel]),
  );
  const crumb = (href: string): Crumb[] => {
    const name = names.get(href);
    return name === undefined ? [] : [{ name, url: absoluteUrl(href, settings) }];
  };
  const home = pathIn('/', language);
  return path !== home && names.has(path) ? [...crumb(home), ...crumb(path)] : [];
}

/** @param address of a page within the site, such as `/about` */
function getEntities(address: string, settings: Settings): Thing[] {
  const path = getCanonicalPath(address);
  const language = languageOf(path);
  const { events, galleryImages, site } = contentIn(language);
  const homeUrl = absoluteUrl('/', settings);
  const logoUrl = new URL(assetUrl(site.logo, settings), settings.siteUrl).href;
  const entities: Thing[] = [organization(site, homeUrl, logoUrl)];
  const crumbs = getCrumbs(path, settings);
  if (crumbs.length > 0) entities.push(breadcrumbs(crumbs));
  const page = pathIn(path, 'en');
  const inLanguage = LOCALES[language];
  const url = absoluteUrl(path, settings);
  // The gallery's own entity is that of its page.
  if (page === '/' || (crumbs.length > 0 && page !== '/gallery')) {
    entities.push({ '@type': 'WebPage', url, inLanguage });
  }
  if (page === '/') {
    const card = absoluteUrl(shareCard('home', language), settings);
    entities.push(
      webSite(site, homeUrl),
      ...upcomingEvents(events, getBuildDay()).map((event) => ({
        ...sportsEvent(event, homeUrl, card),
        inLanguage,
      })),
    );
  }
  if (page === '/gallery') {
    entities.push({
      ...imageGallery(galleryImages, site, { url, homeUrl, siteUrl: settings.siteUrl }),
      inLanguage,
    });
  }
  return entities;
}

export const addJsonLd: PageStep = {
  name: 'JSON-LD',
  transform(page, { settings }) {
    const data = structuredDataBlock(getEntities(getPath(page.file), settings));
    return { ...page, html: insertHtml(page.html, 'headEnd', data) };
  },
};
