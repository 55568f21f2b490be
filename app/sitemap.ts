import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/urls/absolute-url';
import { contentIn } from '@/lib/content/content';
import { LANGUAGES, pathIn } from '@/lib/i18n/language';
import { ROUTE_PATHS, ROUTES } from '@/lib/routes';
import { languageAddresses } from './page-metadata';

export const dynamic = 'force-static';

/** The twins of a page by language, as search engines ask for them with each of the two. */
const twinsOf = (path: string) =>
  Object.fromEntries(
    Object.entries(languageAddresses(path)).map(([language, address]) => [
      language,
      absoluteUrl(address),
    ]),
  );

/** The five screens (spec §2) in each language, unless one is kept from search engines; those of single districts are views of one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { hideRecordsFromSearch } = contentIn('en').site;
  const paths = ROUTE_PATHS.filter(
    (path) => path !== ROUTES.studentRecords.path || !hideRecordsFromSearch,
  );
  return LANGUAGES.flatMap((language) =>
    paths.map((path) => ({
      url: absoluteUrl(pathIn(path, language)),
      alternates: { languages: twinsOf(path) },
    })),
  );
}
