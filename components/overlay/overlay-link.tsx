import type { ComponentProps } from 'react';

/**
 * An image that opens in the overlay: ImageOverlay listens for clicks on all such links. Without script, or with a
 * modifier key, it is a plain link to the image file, `href`. Its `id`, if it has one, is the fragment with which the
 * page's address leads to the image. An island whose images have no links on the page opens the overlay by `onClick`.
 */
export const OverlayLink = ({ children, ...link }: ComponentProps<'a'>) => (
  <a {...link} aria-haspopup="dialog">
    {children}
  </a>
);
