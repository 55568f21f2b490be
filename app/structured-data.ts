import type { Thing } from 'schema-dts';
import { getContent } from '@/lib/content/content';
import {
  createOrganization,
  createSportsEvent,
  createWebSite,
  findUpcomingEvents,
} from '@/lib/feeds/structured-data';
import { getBuildDay } from '@/lib/dates/build-day';
import { LOCALES, localizePath } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { ROUTES, type Route, type ContentRoute } from '@/lib/routes';
import { getAbsoluteAssetUrl, getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { getShareCardPath } from './page-head';

/** The structured data of a page for search engines. Without a route, it is that of the not-found page. */
export function getStructuredData(
  route: Route | ContentRoute | undefined,
  messages: Messages,
): Thing[] {
  const { language } = messages;
  const { events, site } = getContent(language);
  const homeUrl = getAbsoluteUrl('/');
  const organization = createOrganization(site, homeUrl, getAbsoluteAssetUrl(site.logo));
  if (!route) return [organization];
  const { path } = route;
  const url = getAbsoluteUrl(localizePath(path, language));
  const inLanguage = LOCALES[language];
  const entities: Thing[] = [organization, { '@type': 'WebPage', url, inLanguage }];
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
