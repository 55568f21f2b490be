import type { ComponentProps } from 'react';
import { PageLink } from '@/components/ui/page-link';

interface NavLinkProps extends ComponentProps<typeof PageLink> {
  /** The English path of the page on which the link is; undefined for the not-found page. */
  currentPath: string | undefined;
}

/** A link that has `aria-current` when it leads to the current page. */
export function NavLink({ currentPath, ...link }: NavLinkProps) {
  return <PageLink {...link} aria-current={link.href === currentPath ? 'page' : undefined} />;
}
