/** The fragment of the address, decoded; the last one that names no element of the page, such as that of a link. */
let last = '';

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** For useSyncExternalStore. */
export function subscribeToFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => removeEventListener('hashchange', onChange);
}

export function readFragment(): string {
  const fragment = decode(location.hash.slice(1));
  if (!document.getElementById(fragment)) last = fragment;
  return last;
}
