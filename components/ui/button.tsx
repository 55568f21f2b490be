import type { ComponentProps } from 'react';

/** A button with a text. */
export const Button = (button: ComponentProps<'button'>) => (
  <button type="button" className="push-button" {...button} />
);
