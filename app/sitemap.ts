import type { MetadataRoute } from 'next';
import { navigationLinks } from '@/data/navigation';
import { absoluteUrl } from '@/lib/absolute-url';

export const dynamic = 'force-static';

/** The five screens (spec §2); those of single districts are views of one of them. */
export default function sitemap(): MetadataRoute.Sitemap {
  return navigationLinks.map(({ href }) => ({ url: absoluteUrl(href) }));
}
