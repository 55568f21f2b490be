/**
 * The state of a page's controls by name, which the link to the other language takes along
 * (scripts/export/inline/carry-state.ts). Islands keep it here, so there is one way to read and to change it.
 */
declare global {
  /** The state that an inline script has read from the address; undefined in development, and on the server. */
  var pageState: Record<string, string> | undefined;
}

const listeners = new Set<() => void>();

/** For useSyncExternalStore. */
export function subscribeToPageState(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export const readPageState = (name: string): string | undefined => globalThis.pageState?.[name];

/** @param value undefined for the state in which the page opens, which is not taken along */
export function savePageState(name: string, value: string | undefined): void {
  const state = (globalThis.pageState ??= {});
  if (value === undefined) delete state[name];
  else state[name] = value;
  for (const onChange of listeners) onChange();
}
