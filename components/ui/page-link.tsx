import type { ComponentProps } from 'react';
import { getPageUrl } from '@/lib/urls/page-url';

interface PageLinkProps extends ComponentProps<'a'> {
  /** Path within the site, without its base path. */
  href: string;
}

/**
 * A link to another page or file of the site. It is a plain link: a finished document arrives as fast as the data from
 * which a router would draw the page, and needs no script. Browsers that know speculation rules prefetch it when a
 * visitor is about to follow it (scripts/export/speculation-rules.ts).
 */
export function PageLink({ href, children, ...link }: PageLinkProps) {
  return (
    <a {...link} href={getPageUrl(href)}>
      {children}
    </a>
  );
}
