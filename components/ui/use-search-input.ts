import { useCallback, type ChangeEvent } from 'react';
import { readPageState, savePageState } from '@/lib/browser/page-state';

/**
 * Returns the props of a search input. It is uncontrolled, so that it keeps a text that was typed before hydration, or
 * that the browser restored after a reload. The link to the other language passes the text to that page.
 *
 * @param name the name of the text in the page state (lib/browser/page-state.ts)
 * @param onQuery called with the text after hydration and on each change; must be a stable function
 */
export function useSearchInput(name: string, onQuery: (query: string) => void) {
  const readInitialText = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return;
      input.value ||= readPageState(name) ?? '';
      savePageState(name, input.value || undefined);
      onQuery(input.value);
    },
    [name, onQuery],
  );
  return {
    ref: readInitialText,
    type: 'search',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      savePageState(name, target.value || undefined);
      onQuery(target.value);
    },
  } as const;
}
