import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getContent } from '@/lib/content/content';
import { DOCUMENT_LANGUAGES, localizePath, type Language } from '@/lib/i18n/language';
import { ROOT_ID } from '@/lib/ui/page-ids';
import { getAbsoluteUrl } from '@/lib/urls/build-addresses';
import { getPageUrl } from '@/lib/urls/page-url';
import { DARK_COLORS, LIGHT_COLORS } from '@/lib/ui/theme';
import './globals.css';

/** The metadata that all pages of a language share. */
export function getSiteMetadata(language: Language): Metadata {
  const { site } = getContent(language);
  return {
    metadataBase: new URL(getAbsoluteUrl('')),
    title: { default: site.name, template: `%s | ${site.brand}` },
    description: site.description,
    manifest: getPageUrl(localizePath('/manifest.webmanifest', language)),
  };
}

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT_COLORS.band },
    { media: '(prefers-color-scheme: dark)', color: DARK_COLORS.band },
  ],
};

interface SiteDocumentProps {
  language: Language;
  children: ReactNode;
}

/** The HTML document of every page. A page starts only if this document has the root element (spec §8). */
export const SiteDocument = ({ language, children }: SiteDocumentProps) => (
  <html lang={DOCUMENT_LANGUAGES[language]}>
    <body>
      <div id={ROOT_ID} className="flex min-h-dvh flex-col">
        {children}
      </div>
    </body>
  </html>
);
