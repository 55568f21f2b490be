import type { Thing } from 'schema-dts';
import { getContent } from '@/lib/content/content';
import {
  createBreadcrumbs,
  createImageGallery,
  createOrganization,
  createSportsEvent,
  createWebSite,
  findUpcomingEvents,
  type Crumb,
} from '@/lib/feeds/structured-data';
import { getBuildDay } from '@/lib/i18n/build-day';
import { LOCALES, localizePath, type Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE, ROUTES, type Route, type WrittenRoute } from '@/lib/routes';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { getAssetUrl } from '@/lib/urls/assets';
import { readSettings } from '@/lib/urls/settings.mjs';
import { describeRoute, getShareCard } from './page-metadata';

const getUrl = (path: string, language: Language) => getAbsoluteUrl(localizePath(path, language));

/** The breadcrumbs of a page, itself included; none for the home page and for the one without a network. */
function getCrumbs(route: Route | WrittenRoute, messages: Messages): Crumb[] {
  const { path } = route;
  const { language } = messages;
  const links = getContent(language).navigationLinks;
  const createCrumb = (of: string): Crumb[] =>
    links
      .filter(({ href }) => href === of)
      .map(({ footerLabel }) => ({ name: footerLabel, url: getUrl(of, language) }));
  if (path === ROUTES.home.path || path === OFFLINE_ROUTE.path) return [];
  const { title: name = '' } = describeRoute(route, messages);
  const [own = { name, url: getUrl(path, language) }] = createCrumb(path);
  return [...createCrumb(ROUTES.home.path), own];
}

/**
 * What search engines are told about a page, in the vocabulary of https://schema.org.
 *
 * @param route of the page; undefined for that of unknown addresses
 */
export function getStructuredData(
  route: Route | WrittenRoute | undefined,
  messages: Messages,
): Thing[] {
  const { language } = messages;
  const { events, galleryImages, site } = getContent(language);
  const { siteUrl } = readSettings(process.env);
  const homeUrl = getAbsoluteUrl('/');
  const organization = createOrganization(
    site,
    homeUrl,
    new URL(getAssetUrl(site.logo), siteUrl).href,
  );
  if (!route) return [organization];
  const { path } = route;
  const url = getUrl(path, language);
  const inLanguage = LOCALES[language];
  const crumbs = getCrumbs(route, messages);
  const entities: Thing[] = [organization];
  if (crumbs.length > 0) entities.push(createBreadcrumbs(crumbs));
  if (path === ROUTES.gallery.path) {
    const gallery = createImageGallery(galleryImages, site, { url, homeUrl, siteUrl });
    return [...entities, { ...gallery, inLanguage }];
  }
  if (path === ROUTES.home.path || crumbs.length > 0) {
    entities.push({ '@type': 'WebPage', url, inLanguage });
  }
  if (path !== ROUTES.home.path) return entities;
  const card = getAbsoluteUrl(getShareCard(route.id, language));
  return [
    ...entities,
    createWebSite(site, homeUrl),
    ...findUpcomingEvents(events, getBuildDay()).map((event) => ({
      ...createSportsEvent(event, homeUrl, card),
      inLanguage,
    })),
  ];
}
