import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/urls/absolute-url';
import { contentIn } from '@/lib/content/content';
import { LANGUAGES, pathIn } from '@/lib/i18n/language';
import { STUDENT_RECORDS_PATH } from '@/lib/routes';
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
  const { navigationLinks, site } = contentIn('en');
  const screens = navigationLinks
    .filter(({ href }) => href !== STUDENT_RECORDS_PATH || !site.hideRecordsFromSearch)
    .map(({ href }) => href);
  return LANGUAGES.flatMap((language) =>
    screens.map((path) => ({
      url: absoluteUrl(pathIn(path, language)),
      alternates: { languages: twinsOf(path) },
    })),
  );
}
