import type { ComponentProps } from 'react';

export const PushButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`push-button ${className}`} {...button} />
);

/** A button that shows an icon. Its class disables text selection, for which browsers would look at each press. */
export const IconButton = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`icon-button ${className}`} {...button} />
);

/**
 * The button of a popover. In development, lib/browser/popovers.ts has set its aria-expanded before React hydrates the
 * page. Published pages do not hydrate it.
 */
export const PopoverButton = (button: ComponentProps<'button'>) => (
  <button type="button" suppressHydrationWarning {...button} />
);

export const TextField = ({ className = '', ...input }: ComponentProps<'input'>) => (
  <input className={`text-field ${className}`} {...input} />
);
