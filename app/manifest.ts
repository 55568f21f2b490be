import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/content';
import { getPageUrl } from '@/lib/urls/page-url';
import { LIGHT_COLORS } from '@/lib/ui/theme';

export const dynamic = 'force-static';

/** The web app manifest: the name and icons on the home screen of a phone to which the site is added. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = getContent('en');
  const getIconUrl = (name: string) => getPageUrl(`/icons/${name}.png`);
  return {
    id: getPageUrl('/'),
    name: site.name,
    short_name: site.brand,
    description: site.description,
    start_url: getPageUrl('/'),
    scope: getPageUrl('/'),
    // No theme_color, because it is one colour, and the pages have a light and a dark scheme.
    display: 'browser',
    background_color: LIGHT_COLORS.page,
    icons: [
      { src: getIconUrl('icon-192'), sizes: '192x192', type: 'image/png' },
      { src: getIconUrl('icon-512'), sizes: '512x512', type: 'image/png' },
      {
        src: getIconUrl('icon-maskable-512'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
