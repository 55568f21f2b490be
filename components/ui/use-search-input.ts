import { useCallback, type ChangeEvent } from 'react';

/**
 * A search input that keeps its own value, so that nothing is lost of what was typed before the script arrived, or of
 * what the browser filled in again after a reload.
 *
 * @param onQuery called with its text, at first and when it changes; the same function each time
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
