import type { MetadataRoute } from 'next';
import { getAbsoluteUrl } from '@/lib/urls/absolute-url';

export const dynamic = 'force-static';

/** Search engines may read everything. Below a base path they read the robots.txt of the whole domain instead. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: getAbsoluteUrl('/sitemap.xml') };
}
