import type { MouseEventHandler, ReactNode } from 'react';

interface OverlayLinkProps {
  /** Address of the image. */
  href: string;
  /** The fragment with which the page's address leads to the image; undefined if none does. */
  id?: string;
  /** For an island that opens the overlay itself, with images that have no link on the page. */
  onClick?: MouseEventHandler;
  className?: string;
  /** The image, with its description. */
  children: ReactNode;
}

/**
 * An image that opens in the overlay: ImageOverlay listens for clicks on all such links. Without script, or with a
 * modifier key, it is a plain link to the image file.
 */
export function OverlayLink({ href, children, ...link }: OverlayLinkProps) {
  return (
    <a href={href} {...link} aria-haspopup="dialog">
      {children}
    </a>
  );
}
