'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/page-link';

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link with `aria-current` when it leads to the current page; style it with `aria-[current=page]:`. */
export function NavLink(link: NavLinkProps) {
  const isCurrent = usePathname() === link.href;
  return <PageLink {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
