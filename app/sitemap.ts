import type { MetadataRoute } from 'next';
import { navigationLinks, STUDENT_RECORDS_PATH } from '@/data/navigation';
import { site } from '@/data/site';
import { absoluteUrl } from '@/lib/absolute-url';

export const dynamic = 'force-static';

/** The five screens (spec §2), unless one is kept from search engines; those of single districts are views of one. */
export default function sitemap(): MetadataRoute.Sitemap {
  return navigationLinks
    .filter(({ href }) => href !== STUDENT_RECORDS_PATH || !site.hideRecordsFromSearch)
    .map(({ href }) => ({ url: absoluteUrl(href) }));
}
