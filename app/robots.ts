import type { MetadataRoute } from 'next';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';

export const dynamic = 'force-static';

/** Search engines may read everything. If the site has a base path, they read the robots.txt of the domain instead. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: getAbsoluteUrl('/sitemap.xml') };
}
