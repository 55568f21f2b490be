import { useCallback, type ChangeEvent } from 'react';

/**
 * An uncontrolled search input, so that text typed before hydration, or restored by the browser after a reload, is
 * kept.
 *
 * @param onQuery called with its text, at first and on each change; must be a stable function
 * @returns props of the input
 */
export function useSearchInput(onQuery: (query: string) => void) {
  const readInitial = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) onQuery(input.value);
    },
    [onQuery],
  );
  return {
    ref: readInitial,
    type: 'search',
    onChange: (event: ChangeEvent<HTMLInputElement>) => onQuery(event.target.value),
  } as const;
}
