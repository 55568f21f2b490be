import type { ComponentProps } from 'react';

/** A button that shows an icon. Its class forbids text selection, which made browsers search the page at each press. */
export const IconButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`icon-button ${className}`} {...button} />
);
