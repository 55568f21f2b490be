import type { ComponentProps } from 'react';

export const Button = (button: ComponentProps<'button'>) => (
  <button type="button" className="push-button" {...button} />
);
