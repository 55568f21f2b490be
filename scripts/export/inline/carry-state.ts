/*
 * Runs at the end of every page. The link to another language takes along what was searched and selected, in the hash of
 * its address. On the other page it is removed from the address; islands read it once they are hydrated.
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
