import type { ComponentProps } from 'react';

export const Button = ({ className = '', ...button }: ComponentProps<'button'>) => (
  <button type="button" className={`push-button ${className}`} {...button} />
);
