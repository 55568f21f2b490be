import { scope } from './worker-scope';

/**
 * All sites of an origin share its caches, as on GitHub Pages. So this site's cache names begin with its address and a
 * space, which no address contains, and no others are touched.
 */
export const getStoreName = (name: string) => `${scope.registration.scope} ${name}`;

/** Deletes this site's caches, except those named. */
export async function dropStores(...kept: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const dropped = names.filter((name) => name.startsWith(getStoreName('')) && !kept.includes(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}
