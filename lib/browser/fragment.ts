let lastFragment = '';

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Calls a listener when the fragment changes; for useSyncExternalStore. */
export function subscribeToFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

/** The decoded fragment of the address. If it is the id of an element, the last fragment that was no id is returned. */
export function readFragment(): string {
  const fragment = decodeFragment(location.hash.slice(1));
  if (!document.getElementById(fragment)) lastFragment = fragment;
  return lastFragment;
}
