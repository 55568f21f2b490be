import type { ComponentProps, ReactNode } from 'react';

interface ListProps extends ComponentProps<'ul'> {
  children: readonly ReactNode[];
}

/**
 * A list. An empty list renders nothing, because screen readers would announce it. The role is explicit, because Safari
 * drops the role of lists without markers.
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
