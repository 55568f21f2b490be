import type { ComponentProps } from 'react';
import { getPageUrl } from '@/lib/urls/page-url';

/**
 * A link to a page or file of the site; `href` is its path within the site, without the base path. It is a plain link,
 * not one of a router: the finished page arrives as fast as the data that a router would need to render it, and needs
 * no script. Browsers that support speculation rules prerender the page when a visitor is about to follow the link
 * (scripts/export/documents/replace-next-scripts.ts).
 */
export function PageLink({ href, children, ...link }: ComponentProps<'a'> & { href: string }) {
  return (
    <a {...link} href={getPageUrl(href)}>
      {children}
    </a>
  );
}
