import type { MetadataRoute } from 'next';
import { site } from '@/data/site';
import { readSettings } from '@/lib/settings.mjs';
import { LIGHT_COLORS } from '@/lib/theme';

export const dynamic = 'force-static';

/** What a phone shows of the site when it is put on the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const { basePath } = readSettings(process.env);
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${basePath}/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: `${basePath}/`,
    name: site.name,
    short_name: site.brand,
    description: site.description,
    lang: 'en-IN',
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: 'browser',
    theme_color: LIGHT_COLORS.band,
    background_color: LIGHT_COLORS.page,
    icons: [
      icon('icon-192', 192, 'any'),
      icon('icon-512', 512, 'any'),
      icon('icon-maskable-512', 512, 'maskable'),
    ],
  };
}
