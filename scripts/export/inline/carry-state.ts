/*
 * Runs at the end of every page. The link to another language carries the search text and the selection in the hash of
 * its address. The page there removes this hash from its own address, and its islands read the values once they are
 * hydrated.
 */
import '@/lib/browser/page-state';

const { hash, pathname, search } = location;
globalThis.pageState = {};
if (hash.startsWith('#?')) {
  globalThis.pageState = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  history.replaceState(history.state, '', pathname + search);
}

addEventListener('click', ({ target }) => {
  const link = (target as Element).closest<HTMLAnchorElement>('.language-switch');
  const state = String(new URLSearchParams(globalThis.pageState));
  if (link) link.hash = state ? `?${state}` : location.hash;
});
