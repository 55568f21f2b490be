import type { MetadataRoute } from 'next';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { getContent } from '@/lib/content/content';
import { getPagePath } from '@/lib/model/page';
import { ROUTES } from '@/lib/routes';
import { getLanguageAddresses, isHiddenFromSearch } from './page-metadata';

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
 * The screens (spec §2) and the pages of staff in each language, except one that is hidden from search engines. A single district's page is a
 * view of all districts, so it is not listed.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const routes = [
    ...Object.values(ROUTES).filter((route) => !isHiddenFromSearch(route)),
    ...getContent('en').pages.map((page) => ({ path: getPagePath(page) })),
  ];
  return LANGUAGES.flatMap((language) =>
    routes.map(({ path }) => ({
      url: getAbsoluteUrl(localizePath(path, language)),
      alternates: { languages: listTranslations(path) },
    })),
  );
}
