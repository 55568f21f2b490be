import type { ComponentProps } from 'react';

/**
 * The button of a popover. In development, lib/browser/popovers.ts has set its aria-expanded before React hydrates the
 * page. Published pages do not hydrate it.
 */
export const PopoverButton = (button: ComponentProps<'button'>) => (
  <button type="button" suppressHydrationWarning {...button} />
);
