import type { Thing } from 'schema-dts';
import { getContent } from '@/lib/content/content';
import {
  createBreadcrumbs,
  createImageGallery,
  createOrganization,
  createSportsEvent,
  createWebSite,
  findUpcomingEvents,
  type Breadcrumb,
} from '@/lib/feeds/structured-data';
import { getBuildDay } from '@/lib/i18n/build-day';
import { LOCALES, localizePath, type Language } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE, ROUTES, type Route, type ContentRoute } from '@/lib/routes';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { getAssetUrl } from '@/lib/urls/assets';
import { readSettings } from '@/lib/urls/settings.mjs';
import { describeRoute, getShareCardPath } from './page-metadata';

const getUrl = (path: string, language: Language) => getAbsoluteUrl(localizePath(path, language));

/** The breadcrumbs of a page; the last one is the page itself. The home page and the offline page have none. */
function getBreadcrumbs(route: Route | ContentRoute, messages: Messages): Breadcrumb[] {
  const { path } = route;
  const { language } = messages;
  const links = getContent(language).navigationLinks;
  const findMenuBreadcrumb = (menuPath: string): Breadcrumb[] =>
    links
      .filter(({ href }) => href === menuPath)
      .map(({ footerLabel }) => ({ name: footerLabel, url: getUrl(menuPath, language) }));
  if (path === ROUTES.home.path || path === OFFLINE_ROUTE.path) return [];
  const { title: name = '' } = describeRoute(route, messages);
  const [pageBreadcrumb = { name, url: getUrl(path, language) }] = findMenuBreadcrumb(path);
  return [...findMenuBreadcrumb(ROUTES.home.path), pageBreadcrumb];
}

/**
 * The structured data of a page for search engines, in the vocabulary of https://schema.org.
 *
 * @param route of the page; undefined for the not-found page
 */
export function getStructuredData(
  route: Route | ContentRoute | undefined,
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
  const breadcrumbs = getBreadcrumbs(route, messages);
  const entities: Thing[] = [organization];
  if (breadcrumbs.length > 0) entities.push(createBreadcrumbs(breadcrumbs));
  if (path === ROUTES.gallery.path) {
    const gallery = createImageGallery(galleryImages, site, { url, homeUrl, siteUrl });
    return [...entities, { ...gallery, inLanguage }];
  }
  if (path === ROUTES.home.path || breadcrumbs.length > 0) {
    entities.push({ '@type': 'WebPage', url, inLanguage });
  }
  if (path !== ROUTES.home.path) return entities;
  const shareCardUrl = getAbsoluteUrl(getShareCardPath(route.id, language));
  return [
    ...entities,
    createWebSite(site, homeUrl),
    ...findUpcomingEvents(events, getBuildDay()).map((event) => ({
      ...createSportsEvent(event, homeUrl, shareCardUrl),
      inLanguage,
    })),
  ];
}
