import type { Metadata } from 'next';
import { site } from '@/data/site';

interface PageDescription {
  /** Without the site's name; none for the home page, which has the name alone. */
  title?: string;
  description: string;
  /** The page's own address, or that of the page it is a view of. */
  path: string;
  /** File name under public/share, without its extension. */
  shareImage: string;
  /** Asks search engines neither to list the page nor to follow its links. */
  hiddenFromSearch?: boolean;
}

/** The metadata of a page: title, description, canonical address, and the card that shows when it is shared. */
export function pageMetadata({
  title,
  description,
  path,
  shareImage,
  hiddenFromSearch = false,
}: PageDescription): Metadata {
  const cardTitle = title ?? site.name;
  return {
    title: title ?? { absolute: site.name },
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      locale: 'en_IN',
      siteName: site.name,
      title: cardTitle,
      description,
      url: path,
      images: [{ url: `/share/${shareImage}.png`, width: 1200, height: 630, alt: cardTitle }],
    },
    twitter: { card: 'summary_large_image' },
    // The links too: the file with every record is one of them.
    ...(hiddenFromSearch && { robots: { index: false, follow: false } }),
  };
}
