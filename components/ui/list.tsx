import type { ComponentProps, ReactNode } from 'react';

interface ListProps extends ComponentProps<'ul'> {
  children: readonly ReactNode[];
}

/**
 * A list; none where nothing is in it, which screen readers would tell of all the same. It says that it is one, for
 * Safari takes a list without markers for none.
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
