import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getPageMetadata } from '@/app/page-metadata';
import { getContent } from '@/lib/content/content';
import type { Messages } from '@/lib/i18n/messages/en';
import { OFFLINE_ROUTE } from '@/lib/routes';
import { OfflinePage } from './offline-page';
import { getWrittenRoute, WrittenPage } from './written-page';

/** The props that Next.js passes to a page with an address of content. */
export interface SlugPageProps {
  params: Promise<{ slug: string }>;
}

const OFFLINE = OFFLINE_ROUTE.path.slice(1);

/**
 * The pages that staff write, and the page without a network: Next.js exports no such route without a page, and a site
 * may have none of the former.
 */
export const listSlugs = () =>
  [OFFLINE, ...getContent('en').pages.map(({ slug }) => slug)].map((slug) => ({ slug }));

/** The page at an address; undefined for that without a network. */
async function findPage({ params }: SlugPageProps, { language }: Messages) {
  const { slug } = await params;
  if (slug === OFFLINE) return undefined;
  return getContent(language).pages.find((page) => page.slug === slug) ?? notFound();
}

export async function getSlugMetadata(props: SlugPageProps, messages: Messages): Promise<Metadata> {
  const page = await findPage(props, messages);
  return getPageMetadata(page ? getWrittenRoute(page) : OFFLINE_ROUTE, messages);
}

export async function SlugPage({ messages, ...props }: SlugPageProps & { messages: Messages }) {
  const page = await findPage(props, messages);
  return page ? (
    <WrittenPage page={page} messages={messages} />
  ) : (
    <OfflinePage messages={messages} />
  );
}
