import type { ComponentProps } from 'react';

export const PushButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`push-button ${className}`} {...button} />
);

/** A button that shows an icon. Its class forbids to select text: at each press, browsers looked for text to select. */
export const IconButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`icon-button ${className}`} {...button} />
);

export const TextField = ({ className = '', ...input }: ComponentProps<'input'>) => (
  <input className={`text-field ${className}`} {...input} />
);
