import { SitePage } from '@/app/site-page';
import { PageLink } from '@/components/ui/page-link';
import { PageTitle } from '@/components/ui/page-title';
import { getContent } from '@/lib/content/content';
import { OFFLINE_ROUTE } from '@/lib/routes';
import type { Messages } from '@/lib/i18n/messages/en';

/** The page that the service worker shows when there is no network. It links to the saved pages. */
export function OfflinePage({ messages }: { messages: Messages }) {
  const { language, offline } = messages;
  return (
    <SitePage route={OFFLINE_ROUTE} messages={messages}>
      <PageTitle title={offline.title} subtitle={offline.description} />
      <section aria-labelledby="kept" className="wrap py-8">
        <h2 id="kept" className="text-2xl">
          {offline.kept}
        </h2>
        <ul role="list" className="mt-4 grid gap-3">
          {getContent(language).navigationLinks.map(({ href, footerLabel }) => (
            <li key={href}>
              <PageLink href={href} language={language} className="prose-link">
                {footerLabel}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </SitePage>
  );
}
