import { notFound } from 'next/navigation';
import { getContent } from '@/lib/content/content';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE } from '@/lib/routes';
import { OfflinePage } from './offline-page';
import { ContentPage } from './content-page';

/** The props that Next.js passes to the page at a slug. */
interface SlugPageProps {
  params: Promise<{ slug: string }>;
}

const OFFLINE_SLUG = OFFLINE_ROUTE.path.slice(1);

/**
 * The slugs of the content pages and of the offline page. The offline page has this route too, because Next.js fails to
 * export a route without pages, and a site may have no content pages.
 */
export const listSlugs = () =>
  [OFFLINE_SLUG, ...getContent('en').pages.map(({ slug }) => slug)].map((slug) => ({ slug }));

/** Creates the pages at slugs in one language. */
export const createSlugPage = (messages: Messages) =>
  async function SlugPage({ params }: SlugPageProps) {
    const { slug } = await params;
    if (slug === OFFLINE_SLUG) return <OfflinePage messages={messages} />;
    const { pages } = getContent(messages.language);
    const page = pages.find((one) => one.slug === slug) ?? notFound();
    return <ContentPage page={page} messages={messages} />;
  };
