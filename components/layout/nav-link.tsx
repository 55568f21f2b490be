'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

interface NavLinkProps {
  href: string;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link that says when it leads to the current page; style it with `aria-[current=page]:`. */
export function NavLink({ href, ...link }: NavLinkProps) {
  const isCurrent = usePathname() === href;
  return (
    <Link {...link} href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined} />
  );
}
