import type { ComponentProps } from 'react';
import { getPageUrl } from '@/lib/urls/page-url';

interface PageLinkProps extends ComponentProps<'a'> {
  /** Path within the site, without the base path. */
  href: string;
}

/**
 * A link to a page or file of the site. It is a plain link, not one of a router: the finished page arrives as fast as
 * the data that a router would need to render it, and needs no script. Browsers that support speculation rules prerender
 * the page when a visitor is about to follow the link (scripts/export/documents/replace-next-scripts.ts).
 */
export function PageLink({ href, children, ...link }: PageLinkProps) {
  return (
    <a {...link} href={getPageUrl(href)}>
      {children}
    </a>
  );
}
