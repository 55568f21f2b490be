import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { EarlyActs } from '@/components/layout/early-acts';
import { PageKeeper } from '@/components/layout/page-keeper';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { DISTRICT_SECRETARIES_PATH, navigationDistricts, navigationLinks } from '@/data/navigation';
import { site } from '@/data/site';
import { ROOT_ELEMENT_ID } from '@/lib/root-element';
import { readSettings } from '@/lib/settings.mjs';
import { DARK_COLORS, LIGHT_COLORS } from '@/lib/theme';
import './globals.css';

const latin = localFont({
  src: './fonts/anek-latin.woff2',
  weight: '400 800',
  variable: '--font-latin',
  // Of globals.css: Next.js makes one out of Arial alone, which Android does not have.
  adjustFontFallback: false,
  fallback: ['latin-stand-in'],
});

const devanagari = localFont({
  src: './fonts/anek-devanagari-slogan.woff2',
  weight: '800',
  variable: '--font-devanagari',
  preload: false,
  adjustFontFallback: false,
});

const emoji = localFont({
  src: './fonts/noto-emoji-objectives.woff2',
  weight: '700',
  variable: '--font-emoji',
  preload: false,
  adjustFontFallback: false,
});

const { siteUrl, basePath, keepsPages } = readSettings(process.env);

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl + basePath),
  title: { default: site.name, template: `%s | ${site.brand}` },
  description: site.description,
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT_COLORS.band },
    { media: '(prefers-color-scheme: dark)', color: DARK_COLORS.band },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={`${latin.variable} ${devanagari.variable} ${emoji.variable}`}>
      <body>
        <div id={ROOT_ELEMENT_ID} className="flex min-h-dvh flex-col">
          <a href="#main" className="skip-link">
            Skip to content
          </a>
          <SiteHeader
            site={site}
            links={navigationLinks}
            dropdownHref={DISTRICT_SECRETARIES_PATH}
            districts={navigationDistricts}
          />
          <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
            {children}
          </main>
          <SiteFooter site={site} links={navigationLinks} />
        </div>
        <EarlyActs />
        {keepsPages && <PageKeeper />}
      </body>
    </html>
  );
}
