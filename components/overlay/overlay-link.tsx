'use client';

import type { ReactNode } from 'react';
import { hasModifier } from '@/lib/browser/keys';
import { findAlbum } from './album';
import { show, type Shown } from './overlay-history';

interface OverlayLinkProps {
  /** Address of the image. If the link has an id, the page's address can lead to the image. */
  href: string;
  id?: string;
  /** What the overlay shows, if that is more than the page itself contains. */
  shown?: Shown;
  className?: string;
  /** The image, with its description. */
  children: ReactNode;
}

/** An image that opens in the overlay. Without script, or with a modifier key, it is a plain link to the file. */
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
