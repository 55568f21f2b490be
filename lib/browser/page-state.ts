/**
 * The page state: values of the islands by name, such as the selected tab. The link to the other language passes this
 * state to the page there (scripts/export/inline/carry-state.ts).
 */
declare global {
  /** The page state. On a published page, an inline script first reads it from the address. */
  var pageState: Record<string, string> | undefined;
}

const stateListeners = new Set<() => void>();

/** Calls a listener when the page state changes; for useSyncExternalStore. */
export function subscribeToPageState(onChange: () => void): () => void {
  stateListeners.add(onChange);
  return () => stateListeners.delete(onChange);
}

export const readPageState = (name: string): string | undefined => globalThis.pageState?.[name];

/** @param value undefined for the initial value, which is not passed to the other page */
export function savePageState(name: string, value: string | undefined): void {
  const state = (globalThis.pageState ??= {});
  if (value === undefined) delete state[name];
  else state[name] = value;
  for (const onChange of stateListeners) onChange();
}
