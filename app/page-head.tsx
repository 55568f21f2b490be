import { getContent } from '@/lib/content/content';
import { FEED_PATH } from '@/lib/urls/addresses';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { interpolate } from '@/lib/i18n/interpolate';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE, ROUTES, type Route } from '@/lib/routes';
import {
  LANGUAGES,
  LOCALES,
  getOtherLanguages,
  localizePath,
  type Language,
} from '@/lib/i18n/language';

/** The title and the description of a page, for search engines and shared links. */
export interface PageDescription {
  /** Without the brand; undefined for the home page. */
  title?: string;
  description: string;
}

const getOpenGraphLocale = (language: Language) => LOCALES[language].replace('-', '_');

/** The path of a share card: the picture that shows when somebody shares a page. */
export const getShareCardPath = (routeId: string, language: Language) =>
  `/share/${language === 'en' ? '' : `${language}/`}${routeId}.png`;

/** The addresses of a page by locale, and its default one. */
export const getUrlsByLocale = (path: string): Record<string, string> => ({
  ...Object.fromEntries(
    LANGUAGES.map((language) => [LOCALES[language], getAbsoluteUrl(localizePath(path, language))]),
  ),
  'x-default': getAbsoluteUrl(path),
});

/** Whether the page asks search engines not to list it, and not to follow its links. */
export const isHiddenFromSearchEngines = (route: Pick<Route, 'path'>): boolean =>
  route.path === OFFLINE_ROUTE.path ||
  ([ROUTES.studentRecords.path, ROUTES.certificates.path].some((path) => path === route.path) &&
    getContent('en').site.hideRecordsFromSearch === true);

/** The title and the description of a route's page. The home page has the site's description, and no title. */
export function describeRoute(route: Route, messages: Messages): PageDescription {
  const { site } = getContent(messages.language);
  if (!route.messages) return { description: site.description };
  const { title, description } = messages[route.messages];
  return { title, description: interpolate(description, { name: site.name, state: site.state }) };
}

interface PageHeadProps {
  route: Route;
  /** Undefined for that of the route. */
  description?: PageDescription;
  messages: Messages;
}

/** What search engines, social networks and browsers are told about a page. React moves it into the head. */
export function PageHead({ route, messages, ...props }: PageHeadProps) {
  const { language } = messages;
  const { site } = getContent(language);
  const page = props.description ?? describeRoute(route, messages);
  const { title = site.name, description } = page;
  const url = getAbsoluteUrl(localizePath(route.path, language));
  const openGraph = {
    type: 'website',
    locale: getOpenGraphLocale(language),
    site_name: site.name,
    title,
    description,
    url,
    image: getAbsoluteUrl(getShareCardPath(route.id, language)),
    'image:width': '1200',
    'image:height': '630',
    'image:alt': title,
  };
  return (
    <>
      <title>{page.title ? `${title} | ${site.brand}` : title}</title>
      <meta name="description" content={description} />
      {/* Crawlers must not follow the page's links either, because one leads to the file with all records. */}
      {isHiddenFromSearchEngines(route) && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={url} />
      {Object.entries(getUrlsByLocale(route.path)).map(([locale, href]) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      <link
        rel="alternate"
        type="application/atom+xml"
        href={getAbsoluteUrl(localizePath(FEED_PATH, language))}
      />
      {Object.entries(openGraph).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      {getOtherLanguages(language).map((other) => (
        <meta key={other} property="og:locale:alternate" content={getOpenGraphLocale(other)} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
