import { getAbsoluteUrl, type SiteLocation } from '@/lib/urls/absolute-url';

/**
 * What to do after building a site below a path, because search engines read robots.txt only at the root.
 *
 * @returns a line; undefined for a site at the root
 */
export function getRobotsNote(location: SiteLocation): string | undefined {
  if (location.basePath === '') return undefined;
  return (
    `robots.txt: no search engine reads it below ${location.basePath}; into ${location.siteUrl}/robots.txt put the line ` +
    `"Sitemap: ${getAbsoluteUrl('/sitemap.xml', location)}"`
  );
}
