import type { ComponentProps } from 'react';
import { getPageUrl } from '@/lib/urls/page-url';

interface PageLinkProps extends ComponentProps<'a'> {
  /** Path within the site, without its base path. */
  href: string;
}

/**
 * A link to another page of the site, or to a file of it. A plain link, because a page that is ready to paint comes as
 * fast as what a router would fetch to make one of, and needs no script to follow; browsers that can fetch it once a
 * visitor is about to follow the link (scripts/export/speculation-rules.ts).
 */
export function PageLink({ href, children, ...link }: PageLinkProps) {
  return (
    <a {...link} href={getPageUrl(href)}>
      {children}
    </a>
  );
}
