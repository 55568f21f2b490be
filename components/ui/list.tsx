import type { ComponentProps, ReactNode } from 'react';

interface ListProps extends ComponentProps<'ul'> {
  children: readonly ReactNode[];
}

/**
 * A list, or nothing for an empty one, which screen readers would still announce. The role is explicit, because Safari
 * drops it for lists without markers.
 */
export function List({ children, ...list }: ListProps) {
  return (
    children.length > 0 && (
      <ul role="list" {...list}>
        {children}
      </ul>
    )
  );
}
