import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { getContent } from '@/lib/content/content';
import { localizePath } from '@/lib/i18n/language';
import type { Messages } from '@/lib/i18n/messages/en';
import { getPagePath } from '@/lib/model/page';
import { ROUTES } from '@/lib/routes';
import { MAIN_ID } from '@/lib/ui/page-ids';

interface SitePageProps {
  /** The path of the page in English; undefined for the not-found page. */
  path?: string;
  messages: Messages;
  children: ReactNode;
}

/** What every page has: the header, the content and the footer. */
export function SitePage({ path, messages, children }: SitePageProps) {
  const { language } = messages;
  const { site, navigationLinks, navigationDistricts, pages } = getContent(language);
  const links = navigationLinks.map((link) => ({
    ...link,
    href: localizePath(link.href, language),
  }));
  const footerPages = pages
    .filter(({ menu }) => menu === 'footer')
    .map((page) => ({ title: page.title, href: localizePath(getPagePath(page), language) }));
  return (
    <>
      <a href={`#${MAIN_ID}`} className="skip-link">
        {messages.skipLink}
      </a>
      <SiteHeader
        site={site}
        links={links}
        dropdownHref={localizePath(ROUTES.districtSecretaries.path, language)}
        districts={navigationDistricts}
        currentPath={path && localizePath(path, language)}
        messages={messages}
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 focus:outline-none">
        {children}
      </main>
      <SiteFooter site={site} links={links} pages={footerPages} messages={messages} />
    </>
  );
}
