import type { ComponentProps } from 'react';

/** A button with an icon. Without text near it, browsers search the whole page at each press for text to select. */
export const IconButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`icon-button ${className}`} {...button} />
);
