import type { ReactNode } from 'react';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { getContent } from '@/lib/content/content';
import type { Messages } from '@/lib/i18n/messages/en';
import { getPagePath } from '@/lib/model/page';
import { MAIN_ID } from '@/lib/ui/page-ids';
import type { Route } from '@/lib/routes';
import { PageHead, type PageDescription } from './page-head';
import { formatStructuredData } from './structured-data';

interface SitePageProps {
  /** Undefined for the not-found page. */
  route?: Route;
  /** The title and the description, if the messages of the route do not have them. */
  description?: PageDescription;
  /** The path of the page in English, if it is not that of its route: one route has the pages of all districts. */
  path?: string;
  messages: Messages;
  children: ReactNode;
}

/** What every page has: what is told about it, the header, the content, the footer, and structured data for search engines. */
export function SitePage(props: SitePageProps) {
  const { route, path = route?.path, description, messages, children } = props;
  const { language } = messages;
  const { site, navigationLinks, navigationDistricts, pages } = getContent(language);
  const footerPages = pages
    .filter(({ menu }) => menu === 'footer')
    .map((page) => ({ title: page.title, href: getPagePath(page) }));
  const structuredData = formatStructuredData(route, messages);
  return (
    <>
      {route && <PageHead route={route} description={description} messages={messages} />}
      <a href={`#${MAIN_ID}`} className="skip-link">
        {messages.skipLink}
      </a>
      <SiteHeader
        site={site}
        links={navigationLinks}
        districts={navigationDistricts}
        currentPath={path}
        messages={messages}
      />
      <main id={MAIN_ID} tabIndex={-1} className="flex-1 focus:outline-transparent">
        {children}
      </main>
      <SiteFooter site={site} links={navigationLinks} pages={footerPages} messages={messages} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: structuredData }} />
    </>
  );
}
