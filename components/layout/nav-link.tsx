import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

interface NavLinkProps {
  href: string;
  /** The path of the page that the link is on. */
  currentPath: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A link with `aria-current` when it leads to the current page; style it with `aria-[current=page]:`. */
export function NavLink({ currentPath, ...link }: NavLinkProps) {
  return <PageLink {...link} aria-current={link.href === currentPath ? 'page' : undefined} />;
}
