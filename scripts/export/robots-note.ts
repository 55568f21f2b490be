import { absoluteUrl, type SiteLocation } from '@/lib/urls/absolute-url';

/**
 * What to tell who builds a site below a path: search engines read the robots.txt of the root alone.
 *
 * @returns a line; undefined for a site at the root
 */
export function robotsNote(location: SiteLocation): string | undefined {
  if (location.basePath === '') return undefined;
  return (
    `robots.txt: no search engine reads it below ${location.basePath}; into ${location.siteUrl}/robots.txt put the line ` +
    `"Sitemap: ${absoluteUrl('/sitemap.xml', location)}"`
  );
}
