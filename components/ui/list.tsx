import type { ComponentProps, ReactNode } from 'react';

interface ListProps extends ComponentProps<'ul'> {
  /** What is shown instead of an empty list; without it, nothing is. */
  none?: string;
  children: readonly ReactNode[];
}

/**
 * A list. An empty one is none for screen readers, which would announce it. The role is explicit, because Safari drops
 * the role of lists without markers.
 */
export function List({ none, children, ...list }: ListProps) {
  if (children.length === 0) return none && <p className="mt-8">{none}</p>;
  return (
    <ul role="list" {...list}>
      {children}
    </ul>
  );
}
