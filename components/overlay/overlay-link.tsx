'use client';

import type { ReactNode } from 'react';
import { hasModifier } from '@/lib/keys';
import { show, type OverlayImage } from './overlay-history';

interface OverlayLinkProps {
  image: OverlayImage;
  /** The images that it stands among, which the overlay goes on to; none for one that stands alone. */
  among?: readonly OverlayImage[];
  className?: string;
  children: ReactNode;
}

/** An image that opens in the overlay; without script, or with a modifier key, a plain link to its file. */
export function OverlayLink({ image, among = [image], className, children }: OverlayLinkProps) {
  return (
    <a
      href={image.url}
      aria-haspopup="dialog"
      className={className}
      onClick={(event) => {
        if (hasModifier(event)) return;
        event.preventDefault();
        show(among, among.indexOf(image));
      }}
    >
      {children}
    </a>
  );
}
