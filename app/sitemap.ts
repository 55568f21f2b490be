import type { MetadataRoute } from 'next';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { getContent } from '@/lib/content/content';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ROUTE_PATHS, ROUTES } from '@/lib/routes';
import { getLanguageAddresses } from './page-metadata';

export const dynamic = 'force-static';

/** The translations of a page by language. Search engines want the whole list with each of them. */
const listTranslations = (path: string) =>
  Object.fromEntries(
    Object.entries(getLanguageAddresses(path)).map(([language, address]) => [
      language,
      getAbsoluteUrl(address),
    ]),
  );

/**
 * The screens (spec §2) in each language, except one that is hidden from search engines. A single district's page is a
 * view of all districts, so it is not listed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const { hideRecordsFromSearch } = getContent('en').site;
  const paths = ROUTE_PATHS.filter(
    (path) => path !== ROUTES.studentRecords.path || !hideRecordsFromSearch,
  );
  return LANGUAGES.flatMap((language) =>
    paths.map((path) => ({
      url: getAbsoluteUrl(localizePath(path, language)),
      alternates: { languages: listTranslations(path) },
    })),
  );
}
