import type { MouseEventHandler, ReactNode } from 'react';

interface OverlayLinkProps {
  /** Address of the image. If the link has an id, the page's address can lead to the image. */
  href: string;
  id?: string;
  /** In an island: shows more than the page itself contains. */
  onClick?: MouseEventHandler;
  className?: string;
  /** The image, with its description. */
  children: ReactNode;
}

/**
 * An image that opens in the overlay: ImageOverlay listens for clicks on all of them. Without script, or with a modifier
 * key, it is a plain link to the file.
 */
export function OverlayLink({ href, children, ...link }: OverlayLinkProps) {
  return (
    <a href={href} {...link} aria-haspopup="dialog">
      {children}
    </a>
  );
}
