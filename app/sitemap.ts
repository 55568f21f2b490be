import type { MetadataRoute } from 'next';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { LANGUAGES, localizePath } from '@/lib/i18n/language';
import { getContent } from '@/lib/content/content';
import { getPagePath } from '@/lib/model/page';
import { ROUTES } from '@/lib/routes';
import { getUrlsByLocale, isHiddenFromSearchEngines } from './page-head';

export const dynamic = 'force-static';

/**
 * The screens (spec §2) and the content pages in each language, without pages that are hidden from search engines. The
 * page of a single district is not listed, because it has the content of the District Secretaries page.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  const routes = [
    ...Object.values(ROUTES).filter((route) => !isHiddenFromSearchEngines(route)),
    ...getContent('en').pages.map((page) => ({ path: getPagePath(page) })),
  ];
  return LANGUAGES.flatMap((language) =>
    routes.map(({ path }) => ({
      url: getAbsoluteUrl(localizePath(path, language)),
      alternates: { languages: getUrlsByLocale(path) },
    })),
  );
}
