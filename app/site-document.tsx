import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { EarlyActs } from '@/components/layout/early-acts';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { contentIn } from '@/lib/content/content';
import { DOCUMENT_LANGUAGES, pathIn } from '@/lib/i18n/language';
import { ROOT_ELEMENT_ID } from '@/lib/browser/root-element';
import { ROUTES } from '@/lib/routes';
import { readSettings } from '@/lib/urls/settings.mjs';
import type { Texts } from '@/lib/i18n/messages/en';
import { DARK_COLORS, LIGHT_COLORS } from '@/lib/ui/theme';
import './globals.css';

const { siteUrl, basePath } = readSettings(process.env);

/** What all pages of a language say of themselves. */
export function siteMetadata({ language }: Texts): Metadata {
  const { site } = contentIn(language);
  return {
    metadataBase: new URL(siteUrl + basePath),
    title: { default: site.name, template: `%s | ${site.brand}` },
    description: site.description,
    manifest: `${basePath}${pathIn('/manifest.webmanifest', language)}`,
  };
}

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT_COLORS.band },
    { media: '(prefers-color-scheme: dark)', color: DARK_COLORS.band },
  ],
};

interface SiteDocumentProps {
  texts: Texts;
  /** The classes that name its fonts. */
  fonts: string;
  /** Whether the page has a twin in each language. */
  hasTwins?: boolean;
  children: ReactNode;
}

/** The document of every page: header, the page, footer. */
export function SiteDocument({ texts, fonts, hasTwins, children }: SiteDocumentProps) {
  const { language } = texts;
  const { site, navigationLinks, navigationDistricts } = contentIn(language);
  const links = navigationLinks.map((link) => ({ ...link, href: pathIn(link.href, language) }));
  return (
    <html lang={DOCUMENT_LANGUAGES[language]} className={fonts}>
      <body>
        <div id={ROOT_ELEMENT_ID} className="flex min-h-dvh flex-col">
          <a href="#main" className="skip-link">
            {texts.skipLink}
          </a>
          <SiteHeader
            site={site}
            links={links}
            dropdownHref={pathIn(ROUTES.districtSecretaries.path, language)}
            districts={navigationDistricts}
            hasTwins={hasTwins}
            texts={texts}
          />
          <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
            {children}
          </main>
          <SiteFooter site={site} links={links} texts={texts} />
        </div>
        <EarlyActs />
      </body>
    </html>
  );
}
