/**
 * Adds JSON-LD for search engines. It is added to the finished documents and not rendered by React, because no script
 * needs it and the RSC payload would contain it a second time.
 */
import type { Thing } from 'schema-dts';
import { getContent } from '@/lib/content/content';
import { getShareCard } from '@/app/page-metadata';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { getAssetUrl } from '@/lib/urls/assets';
import { getBuildDay } from '@/lib/i18n/build-day';
import { getDistrictPath } from '@/lib/districts/districts';
import { LOCALES, getLanguage, localizePath } from '@/lib/i18n/language';
import { ROUTES } from '@/lib/routes';
import type { Settings } from '@/lib/urls/settings.mjs';
import {
  createBreadcrumbs,
  createImageGallery,
  createOrganization,
  createSportsEvent,
  renderStructuredData,
  findUpcomingEvents,
  createWebSite,
  type Crumb,
} from '@/lib/feeds/structured-data';
import { insertHtml } from '../html';
import { getPath } from '../pages';
import type { PageStep } from '../step';

/** The canonical path of a page: a single district is a view of the page with all of them. */
function getCanonicalPath(path: string): string {
  const language = getLanguage(path);
  const isDistrict = getContent(language).navigationDistricts.some(
    ({ englishName }) => localizePath(getDistrictPath(englishName), language) === path,
  );
  return isDistrict ? localizePath(ROUTES.districtSecretaries.path, language) : path;
}

/** The breadcrumbs of a page, itself included; none for the home page and for pages outside the navigation. */
function getCrumbs(path: string, settings: Settings): Crumb[] {
  const language = getLanguage(path);
  const { navigationLinks } = getContent(language);
  const names = new Map(
    navigationLinks.map(({ href, footerLabel }) => [localizePath(href, language), footerLabel]),
  );
  const createCrumb = (href: string): Crumb[] => {
    const name = names.get(href);
    return name === undefined ? [] : [{ name, url: getAbsoluteUrl(href, settings) }];
  };
  const home = localizePath('/', language);
  return path !== home && names.has(path) ? [...createCrumb(home), ...createCrumb(path)] : [];
}

/** @param address of a page within the site, such as `/about` */
function getEntities(address: string, settings: Settings): Thing[] {
  const path = getCanonicalPath(address);
  const language = getLanguage(path);
  const { events, galleryImages, site } = getContent(language);
  const homeUrl = getAbsoluteUrl('/', settings);
  const logoUrl = new URL(getAssetUrl(site.logo, settings), settings.siteUrl).href;
  const entities: Thing[] = [createOrganization(site, homeUrl, logoUrl)];
  const crumbs = getCrumbs(path, settings);
  if (crumbs.length > 0) entities.push(createBreadcrumbs(crumbs));
  const page = localizePath(path, 'en');
  const inLanguage = LOCALES[language];
  const url = getAbsoluteUrl(path, settings);
  // The gallery has an entity of its own.
  if (page === '/' || (crumbs.length > 0 && page !== '/gallery')) {
    entities.push({ '@type': 'WebPage', url, inLanguage });
  }
  if (page === '/') {
    const card = getAbsoluteUrl(getShareCard('home', language), settings);
    entities.push(
      createWebSite(site, homeUrl),
      ...findUpcomingEvents(events, getBuildDay()).map((event) => ({
        ...createSportsEvent(event, homeUrl, card),
        inLanguage,
      })),
    );
  }
  if (page === '/gallery') {
    entities.push({
      ...createImageGallery(galleryImages, site, { url, homeUrl, siteUrl: settings.siteUrl }),
      inLanguage,
    });
  }
  return entities;
}

export const addJsonLd: PageStep = {
  name: 'JSON-LD',
  transform(page, { settings }) {
    const data = renderStructuredData(getEntities(getPath(page.file), settings));
    return { ...page, html: insertHtml(page.html, 'headEnd', data) };
  },
};
