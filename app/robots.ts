import type { MetadataRoute } from 'next';
import { CSV_FILE_NAME } from '@/lib/records/csv';
import { ROUTES } from '@/lib/routes';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { getPageUrl } from '@/lib/urls/page-url';
import { isHiddenFromSearchEngines } from './page-head';

export const dynamic = 'force-static';

/** The files with records. They cannot ask search engines themselves not to list them, as their page does. */
const RECORD_FILES = [`/${CSV_FILE_NAME}`, `${ROUTES.studentRecords.path}/rows/`];

/**
 * What search engines may read: everything, or everything but the files of hidden records. Some obey the first rule
 * that fits, so there is no other. If the site has a base path, they read the robots.txt of the domain instead.
 */
export default function robots(): MetadataRoute.Robots {
  const isHidden = isHiddenFromSearchEngines(ROUTES.studentRecords);
  const rule = isHidden ? { disallow: RECORD_FILES.map(getPageUrl) } : { allow: '/' };
  return { rules: { userAgent: '*', ...rule }, sitemap: getAbsoluteUrl('/sitemap.xml') };
}
