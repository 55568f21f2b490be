import { useCallback, useSyncExternalStore } from 'react';
import { readPageState, savePageState, subscribeToPageState } from '@/lib/browser/page-state';

/**
 * State of an island that the link to the other language takes along.
 *
 * @param name of the state, the same in all languages
 * @param initial the value in which the page opens
 * @param values all that are possible; addresses may name others
 */
export function usePageState<Value>(name: string, initial: Value, values: readonly Value[]) {
  const saved = useSyncExternalStore(
    subscribeToPageState,
    () => readPageState(name),
    () => undefined,
  );
  const value = values.find((one) => String(one) === saved) ?? initial;
  const setValue = useCallback(
    (next: Value) => savePageState(name, next === initial ? undefined : String(next)),
    [name, initial],
  );
  return [value, setValue] as const;
}
