import type { Metadata } from 'next';
import { getContent } from '@/lib/content/content';
import { FEED_PATH } from '@/lib/urls/published-files';
import type { Route } from '@/lib/routes';
import {
  LANGUAGES,
  LOCALES,
  getOtherLanguages,
  localizePath,
  type Language,
} from '@/lib/i18n/language';

interface PageDescription {
  language: Language;
  /** Without the site's name; undefined for the home page, whose title is the name alone. */
  title?: string;
  description: string;
  /** The page's route. A single district's page has the route of all districts. */
  route: Pick<Route, 'id' | 'path'>;
  /** Asks search engines neither to list the page nor to follow its links. */
  hiddenFromSearch?: boolean;
}

/** A locale as Open Graph writes it. */
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

/** The metadata of a page: title, description, addresses and share picture. */
export function getPageMetadata({
  language,
  title,
  description,
  route: { id, path },
  hiddenFromSearch = false,
}: PageDescription): Metadata {
  const { site } = getContent(language);
  const cardTitle = title ?? site.name;
  const url = localizePath(path, language);
  return {
    title: title ?? { absolute: site.name },
    description,
    alternates: {
      canonical: url,
      languages: getLanguageAddresses(path),
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
      images: [
        {
          url: getShareCard(id, language),
          width: 1200,
          height: 630,
          alt: cardTitle,
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
    // Crawlers must not follow its links either: one leads to the file with all records.
    ...(hiddenFromSearch && { robots: { index: false, follow: false } }),
  };
}
