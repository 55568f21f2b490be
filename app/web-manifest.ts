import type { MetadataRoute } from 'next';
import { getContent } from '@/lib/content/content';
import { LOCALES, localizePath, type Language } from '@/lib/i18n/language';
import { readSettings } from '@/lib/urls/settings.mjs';
import { LIGHT_COLORS } from '@/lib/ui/theme';

function createWebManifest(language: Language): MetadataRoute.Manifest {
  const { site } = getContent(language);
  const { basePath } = readSettings(process.env);
  const createIcon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${basePath}/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const home = basePath + localizePath('/', language);
  return {
    id: home,
    name: site.name,
    short_name: site.brand,
    description: site.description,
    lang: LOCALES[language],
    start_url: home,
    scope: `${basePath}/`,
    // No theme_color, because it is one colour, and the pages have a light and a dark scheme.
    display: 'browser',
    background_color: LIGHT_COLORS.page,
    icons: [
      createIcon('icon-192', 192, 'any'),
      createIcon('icon-512', 512, 'any'),
      createIcon('icon-maskable-512', 512, 'maskable'),
    ],
  };
}

/** Responds with the web app manifest: the name and icons on the home screen of a phone to which the site is added. */
export const serveWebManifest = (language: Language) =>
  new Response(JSON.stringify(createWebManifest(language)), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
