import type { ComponentProps } from 'react';

/** A field for a line of text. */
export const Field = ({ className = '', ...input }: ComponentProps<'input'>) => (
  <input className={`text-field ${className}`} {...input} />
);
