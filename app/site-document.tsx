import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { getContent } from '@/lib/content/content';
import { DOCUMENT_LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ROOT_ELEMENT_ID } from '@/lib/browser/root-element';
import { ROUTES } from '@/lib/routes';
import { readSettings } from '@/lib/urls/settings.mjs';
import type { Messages } from '@/lib/i18n/messages/en';
import { DARK_COLORS, LIGHT_COLORS } from '@/lib/ui/theme';
import './globals.css';

const { siteUrl, basePath } = readSettings(process.env);

/** The metadata that all pages of a language share. */
export function getSiteMetadata({ language }: Messages): Metadata {
  const { site } = getContent(language);
  return {
    metadataBase: new URL(siteUrl + basePath),
    title: { default: site.name, template: `%s | ${site.brand}` },
    description: site.description,
    manifest: `${basePath}${localizePath('/manifest.webmanifest', language)}`,
  };
}

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: LIGHT_COLORS.band },
    { media: '(prefers-color-scheme: dark)', color: DARK_COLORS.band },
  ],
};

interface SiteDocumentProps {
  messages: Messages;
  /** The classes that set its font variables. */
  fonts: string;
  /** Whether the page has a translation in each language. */
  hasTranslations?: boolean;
  children: ReactNode;
}

/** The document of every page: header, the page, footer. */
export function SiteDocument({ messages, fonts, hasTranslations, children }: SiteDocumentProps) {
  const { language } = messages;
  const { site, navigationLinks, navigationDistricts } = getContent(language);
  const links = navigationLinks.map((link) => ({
    ...link,
    href: localizePath(link.href, language),
  }));
  return (
    <html lang={DOCUMENT_LANGUAGES[language]} className={fonts}>
      <body>
        <div id={ROOT_ELEMENT_ID} className="flex min-h-dvh flex-col">
          <a href="#main" className="skip-link">
            {messages.skipLink}
          </a>
          <SiteHeader
            site={site}
            links={links}
            dropdownHref={localizePath(ROUTES.districtSecretaries.path, language)}
            districts={navigationDistricts}
            hasTranslations={hasTranslations}
            messages={messages}
          />
          <main id="main" tabIndex={-1} className="flex-1 focus:outline-none">
            {children}
          </main>
          <SiteFooter site={site} links={links} messages={messages} />
        </div>
      </body>
    </html>
  );
}
