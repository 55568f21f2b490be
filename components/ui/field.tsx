import type { ComponentProps } from 'react';

export const Field = ({ className = '', ...input }: ComponentProps<'input'>) => (
  <input className={`text-field ${className}`} {...input} />
);
