'use client';

import type { ReactNode } from 'react';
import { useOverlay, type OverlayImage } from './image-overlay';

interface OverlayLinkProps extends OverlayImage {
  className?: string;
  children: ReactNode;
}

/** An image that opens in the overlay; without script, or with a modifier key, a plain link to its file. */
export function OverlayLink({ url, description, className, children }: OverlayLinkProps) {
  const { open } = useOverlay();
  return (
    <a
      href={url}
      aria-haspopup="dialog"
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        open({ url, description });
      }}
    >
      {children}
    </a>
  );
}
