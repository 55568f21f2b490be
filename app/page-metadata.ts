import type { Metadata } from 'next';
import { getContent } from '@/lib/content/content';
import { FEED_PATH } from '@/lib/urls/published-files';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE, ROUTES, type Route, type ContentRoute } from '@/lib/routes';
import {
  LANGUAGES,
  LOCALES,
  getOtherLanguages,
  localizePath,
  type Language,
} from '@/lib/i18n/language';

/** The title and the description of a page, for search engines and shared links. */
interface PageDescription {
  /** Without the brand, which the template in site-document.tsx adds; undefined for the home page. */
  title?: string;
  description?: string;
}

const getOpenGraphLocale = (language: Language) => LOCALES[language].replace('-', '_');

/** The path of a share card: the picture that shows when somebody shares a page. */
export const getShareCardPath = (routeId: string, language: Language) =>
  `/share/${language === 'en' ? '' : `${language}/`}${routeId}.png`;

/** The addresses of a page by locale, and its default one; empty if the site has one language only. */
export const getUrlsByLocale = (path: string): Record<string, string> =>
  LANGUAGES.length < 2
    ? {}
    : {
        ...Object.fromEntries(
          LANGUAGES.map((language) => [
            LOCALES[language],
            getAbsoluteUrl(localizePath(path, language)),
          ]),
        ),
        'x-default': getAbsoluteUrl(path),
      };

/** Whether the page asks search engines not to list it, and not to follow its links. */
export const isHiddenFromSearchEngines = (route: Pick<Route, 'path'>): boolean =>
  route.path === OFFLINE_ROUTE.path ||
  ([ROUTES.studentRecords.path, ROUTES.certificates.path].some((path) => path === route.path) &&
    getContent('en').site.hideRecordsFromSearch === true);

/** The title and the description of a route's page. The home page has the site's description, and no title. */
export function describeRoute(route: Route | ContentRoute, messages: Messages): PageDescription {
  if ('texts' in route) return route.texts;
  const { messages: messagesKey } = route;
  const { site } = getContent(messages.language);
  if (messagesKey === 'home') return { description: site.description };
  const { title, description } = messages[messagesKey];
  return { title, description: interpolate(description, { name: site.name, state: site.state }) };
}

/** The metadata of a page: title, description, addresses and share picture. */
export function getPageMetadata(
  route: Route | ContentRoute,
  messages: Messages,
  page: PageDescription = describeRoute(route, messages),
): Metadata {
  const { language } = messages;
  const { site } = getContent(language);
  const { title, description } = page;
  const cardTitle = title ?? site.name;
  const cardPath = getShareCardPath(route.id, language);
  const url = localizePath(route.path, language);
  return {
    title: title ?? { absolute: site.name },
    description,
    alternates: {
      canonical: url,
      languages: getUrlsByLocale(route.path),
      types: { 'application/atom+xml': localizePath(FEED_PATH, language) },
    },
    openGraph: {
      type: 'website',
      locale: getOpenGraphLocale(language),
      alternateLocale: getOtherLanguages(language).map(getOpenGraphLocale),
      siteName: site.name,
      title: cardTitle,
      description,
      url,
      images: [{ url: cardPath, width: 1200, height: 630, alt: cardTitle }],
    },
    twitter: { card: 'summary_large_image' },
    // Crawlers must not follow the page's links either, because one leads to the file with all records.
    ...(isHiddenFromSearchEngines(route) && { robots: { index: false, follow: false } }),
  };
}
