import { scope } from './worker-scope';

/**
 * All sites on an origin share its stores, as those of one account do on GitHub Pages. So the names of this site's
 * begin with its address and a blank, which no address has, and no others are ever touched.
 */
export const getStoreName = (name: string) => `${scope.registration.scope} ${name}`;

/** Deletes this site's stores, but for those named. */
export async function dropStores(...kept: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const dropped = names.filter((name) => name.startsWith(getStoreName('')) && !kept.includes(name));
  await Promise.all(dropped.map((name) => caches.delete(name)));
}
