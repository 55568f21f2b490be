import type { ReactNode } from 'react';
import { DOCUMENT_LANGUAGES, localizePath, type Language } from '@/lib/i18n/language';
import { ROOT_ID } from '@/lib/ui/page-ids';
import { getPageUrl } from '@/lib/urls/page-url';
import { DARK_COLORS, LIGHT_COLORS } from '@/lib/ui/theme';
import './globals.css';

interface SiteDocumentProps {
  language: Language;
  children: ReactNode;
}

/** The HTML document of every page. A page starts only if this document has the root element (spec §8). */
export const SiteDocument = ({ language, children }: SiteDocumentProps) => (
  <html lang={DOCUMENT_LANGUAGES[language]}>
    <head>
      <link rel="manifest" href={getPageUrl(localizePath('/manifest.webmanifest', language))} />
      {Object.entries({ light: LIGHT_COLORS, dark: DARK_COLORS }).map(([scheme, { band }]) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={band}
        />
      ))}
    </head>
    <body>
      <div id={ROOT_ID} className="flex min-h-dvh flex-col">
        {children}
      </div>
    </body>
  </html>
);
