import { useCallback, useState, type ChangeEvent } from 'react';

/**
 * The text of a search input that keeps its own value, so that nothing is lost of what was typed before the script
 * arrived, or of what the browser filled in again after a reload.
 */
export function useQuery(onChange?: () => void) {
  const [query, setQuery] = useState('');
  const readInitial = useCallback((input: HTMLInputElement | null) => {
    if (input) setQuery(input.value);
  }, []);
  return {
    query,
    inputProps: {
      ref: readInitial,
      type: 'search',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setQuery(event.target.value);
        onChange?.();
      },
    } as const,
  };
}
