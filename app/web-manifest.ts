import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/content';
import { LOCALES, localizePath, type Language } from '@/lib/i18n/language';
import { getPageUrl } from '@/lib/urls/page-url';
import { LIGHT_COLORS } from '@/lib/ui/theme';

/** Responds with the web app manifest: the name and icons on the home screen of a phone to which the site is added. */
export function serveWebManifest(language: Language): Response {
  const { site } = getContent(language);
  const createIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: getPageUrl(`/icons/${name}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const home = getPageUrl(localizePath('/', language));
  const manifest: MetadataRoute.Manifest = {
    id: home,
    name: site.name,
    short_name: site.brand,
    description: site.description,
    lang: LOCALES[language],
    start_url: home,
    scope: getPageUrl('/'),
    // No theme_color, because it is one colour, and the pages have a light and a dark scheme.
    display: 'browser',
    background_color: LIGHT_COLORS.page,
    icons: [
      createIcon('icon-192', 192, 'any'),
      createIcon('icon-512', 512, 'any'),
      createIcon('icon-maskable-512', 512, 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'Content-Type': 'application/manifest+json' } });
}
