import { useCallback, type ChangeEvent } from 'react';
import { readPageState, savePageState } from '@/lib/browser/page-state';

/**
 * An uncontrolled search input, so that text typed before hydration, or restored by the browser after a reload, is
 * kept. The link to the other language takes the text along.
 *
 * @param name of the text in the state of the page
 * @param onQuery called with the text, at first and on each change; must be a stable function
 */
export function useSearchInput(name: string, onQuery: (query: string) => void) {
  const readInitial = useCallback(
    (input: HTMLInputElement | null) => {
      if (!input) return;
      input.value ||= readPageState(name) ?? '';
      savePageState(name, input.value || undefined);
      onQuery(input.value);
    },
    [name, onQuery],
  );
  return {
    ref: readInitial,
    type: 'search',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      savePageState(name, target.value || undefined);
      onQuery(target.value);
    },
  } as const;
}
