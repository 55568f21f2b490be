import type { Metadata } from 'next';
import { getContent } from '@/lib/content/content';
import { FEED_PATH } from '@/lib/urls/published-files';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE, ROUTES, type Route, type WrittenRoute } from '@/lib/routes';
import {
  LANGUAGES,
  LOCALES,
  getOtherLanguages,
  localizePath,
  type Language,
} from '@/lib/i18n/language';

/** What a page says of itself; by default what its route has among the messages. */
interface PageDescription {
  /** Without the site's name. */
  title?: string;
  description?: string;
}

const openGraphLocale = (language: Language) => LOCALES[language].replace('-', '_');

/** The address of the picture that shows when a page is shared. */
export const getShareCard = (routeId: string, language: Language) =>
  `/share/${language === 'en' ? '' : `${language}/`}${routeId}.png`;

/** The addresses of a page by language, and the default one; empty when the site has one language. */
export const getLanguageAddresses = (path: string): Record<string, string> =>
  LANGUAGES.length < 2
    ? {}
    : {
        ...Object.fromEntries(
          LANGUAGES.map((language) => [LOCALES[language], localizePath(path, language)]),
        ),
        'x-default': path,
      };

/** Whether search engines are asked neither to list a page nor to follow its links. */
export const isHiddenFromSearch = (route: Pick<Route, 'path'>): boolean =>
  route.path === OFFLINE_ROUTE.path ||
  ([ROUTES.studentRecords.path, ROUTES.certificates.path].some((path) => path === route.path) &&
    getContent('en').site.hideRecordsFromSearch);

/** The title and the description of a route; the home page has those of the site. */
export function describeRoute(route: Route | WrittenRoute, messages: Messages): PageDescription {
  if ('words' in route) return route.words;
  const { messages: key } = route;
  const { site } = getContent(messages.language);
  if (key === 'home') return { description: site.description };
  const { title, description } = messages[key];
  return { title, description: interpolate(description, { name: site.name, state: site.state }) };
}

/** The metadata of a page: title, description, addresses and share picture. */
export function getPageMetadata(
  route: Route | WrittenRoute,
  messages: Messages,
  page: PageDescription = describeRoute(route, messages),
): Metadata {
  const { language } = messages;
  const { site } = getContent(language);
  const { title, description } = page;
  const cardTitle = title ?? site.name;
  const url = localizePath(route.path, language);
  return {
    title: title ?? { absolute: site.name },
    description,
    alternates: {
      canonical: url,
      languages: getLanguageAddresses(route.path),
      types: { 'application/atom+xml': localizePath(FEED_PATH, language) },
    },
    openGraph: {
      type: 'website',
      locale: openGraphLocale(language),
      alternateLocale: getOtherLanguages(language).map(openGraphLocale),
      siteName: site.name,
      title: cardTitle,
      description,
      url,
      images: [{ url: getShareCard(route.id, language), width: 1200, height: 630, alt: cardTitle }],
    },
    twitter: { card: 'summary_large_image' },
    // Crawlers must not follow its links either: one leads to the file with all records.
    ...(isHiddenFromSearch(route) && { robots: { index: false, follow: false } }),
  };
}
