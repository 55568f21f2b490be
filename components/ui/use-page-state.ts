import { useCallback, useSyncExternalStore } from 'react';
import { readPageState, savePageState, subscribeToPageState } from '@/lib/browser/page-state';

/**
 * State of an island. The link to the other language passes it to the page there.
 *
 * @param name the name of the state, the same in all languages
 * @param initial the value when the page opens
 * @param values all allowed values; any other value in an address is ignored
 */
export function usePageState<Value>(name: string, initial: Value, values: readonly Value[]) {
  const savedText = useSyncExternalStore(
    subscribeToPageState,
    () => readPageState(name),
    () => undefined,
  );
  const value = values.find((allowed) => String(allowed) === savedText) ?? initial;
  const setValue = useCallback(
    (newValue: Value) => savePageState(name, newValue === initial ? undefined : String(newValue)),
    [name, initial],
  );
  return [value, setValue] as const;
}
