import type { ComponentProps } from 'react';
import { Text } from '@/components/ui/text';
import { localizePath, type Language } from '@/lib/i18n/language';
import { getPageUrl } from '@/lib/urls/page-url';

interface PageLinkProps extends ComponentProps<'a'> {
  /** The English path of a page or file that each language has, without the base path. */
  href: string;
  /** The language of the page to which the link leads, and of its text. */
  language: Language;
  /** The English path of the page on which the link is. A link to it is marked. */
  currentPath?: string;
}

/**
 * A link to a page or file of the site. It is a plain link, not one of a router: the finished page arrives as fast as
 * the data that a router would need to render it, and needs no script. Browsers that support speculation rules prerender
 * the page when a visitor is about to follow the link (scripts/export/documents/replace-next-scripts.ts).
 */
export function PageLink({ href, language, currentPath, children, ...link }: PageLinkProps) {
  const url = getPageUrl(localizePath(href, language));
  return (
    <a {...link} href={url} aria-current={href === currentPath ? 'page' : undefined}>
      {typeof children === 'string' ? <Text language={language}>{children}</Text> : children}
    </a>
  );
}
