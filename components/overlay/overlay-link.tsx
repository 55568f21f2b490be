'use client';

import type { ReactNode } from 'react';
import { hasModifier } from '@/lib/browser/keys';
import { findAlbum } from './album';
import { show, type Shown } from './overlay-history';

interface OverlayLinkProps {
  /** Address of the image, which is also its place in the page's address where the link has an id. */
  href: string;
  id?: string;
  /** What the overlay shows, where that is more than the page itself tells. */
  shown?: Shown;
  className?: string;
  /** The image, with its description. */
  children: ReactNode;
}

/** An image that opens in the overlay; without script, or with a modifier key, a plain link to its file. */
export function OverlayLink({ href, shown, children, ...link }: OverlayLinkProps) {
  return (
    <a
      href={href}
      {...link}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (hasModifier(event)) return;
        event.preventDefault();
        show(shown ?? findAlbum(event.currentTarget));
      }}
    >
      {children}
    </a>
  );
}
