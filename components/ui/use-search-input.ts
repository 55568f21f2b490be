import { useCallback, type ChangeEvent } from 'react';

/**
 * Returns the props of a search input. It is uncontrolled, so that it keeps a text that was typed before hydration, or
 * that the browser restored after a reload. It belongs into a form with the method "dialog", which sends nothing: its
 * submission, by the key "Search" of a phone, hides the keyboard (scripts/export/inline/start.ts).
 *
 * @param onQuery called with the text after hydration and on each change; must be a stable function
 */
export function useSearchInput(onQuery: (query: string) => void) {
  const readInitialText = useCallback(
    (input: HTMLInputElement | null) => {
      if (input) onQuery(input.value);
    },
    [onQuery],
  );
  return {
    ref: readInitialText,
    type: 'search',
    enterKeyHint: 'search',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onQuery(target.value),
  } as const;
}
