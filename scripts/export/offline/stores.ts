import { workerScope } from './worker-scope';

/**
 * All sites of an origin, as on GitHub Pages, share its caches. So the names of this site's caches begin with its
 * address and a space, which no address contains. Caches with other names are not touched.
 */
export const getCacheName = (name: string) => `${workerScope.registration.scope} ${name}`;

/** Deletes this site's caches, except the given ones. */
export async function deleteCachesExcept(...kept: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const deleted = names.filter((name) => name.startsWith(getCacheName('')) && !kept.includes(name));
  await Promise.all(deleted.map((name) => caches.delete(name)));
}
