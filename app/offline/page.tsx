import { pageMetadata } from '@/app/page-metadata';
import { PageLink } from '@/components/ui/page-link';
import { PageTitle } from '@/components/ui/page-title';
import { navigationLinks } from '@/data/navigation';
import { OFFLINE_PATH } from '@/lib/offline';

const subtitle = 'This page was not kept, and it cannot be fetched now.';

/** Shown by the service worker in place of a page that it has not kept, while there is no network. */
export const metadata = pageMetadata({
  title: 'No network',
  description: subtitle,
  path: OFFLINE_PATH,
  shareImage: 'home',
  hiddenFromSearch: true,
});

export default function OfflinePage() {
  return (
    <>
      <PageTitle title="No network" subtitle={subtitle} />
      <section aria-labelledby="kept" className="wrap py-8">
        <h2 id="kept" className="text-2xl">
          What can be read without a network
        </h2>
        <ul className="mt-4 grid gap-3">
          {navigationLinks.map(({ href, footerLabel }) => (
            <li key={href}>
              <PageLink href={href} className="prose-link">
                {footerLabel}
              </PageLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
