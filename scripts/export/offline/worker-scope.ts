/** The global scope of the service worker: its types, its precache manifest and its cache. */
import type { Language } from '@/lib/i18n/language';

/** The files that the service worker of this build saves, and what it must know to answer with them. */
export interface PrecacheManifest {
  /** A hash of the names of all published pictures. */
  pictures: string;
  /** The address of each file that may be saved, and its hash by lib/urls/content-hash.ts. */
  files: readonly (readonly [address: string, hash: string])[];
  /** The note at the top of a saved page, with {date} in it. */
  savedCopy: Record<Language, string>;
}

/** An event of the service worker; only one of the type `fetch` has a request. */
export interface WorkerEvent {
  /** Keeps the service worker alive until the work is done. */
  waitUntil: (work: Promise<unknown>) => void;
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}

/** What is used of a service worker's scope: TypeScript cannot have the types of pages and of service workers at once. */
interface WorkerScope {
  addEventListener: (
    type: 'install' | 'activate' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    matchAll: (options: { includeUncontrolled: boolean }) => Promise<readonly { url: string }[]>;
  };
  registration: ServiceWorkerRegistration;
}

export const workerScope = globalThis as unknown as WorkerScope;

/**
 * All sites of an origin, as on GitHub Pages, share its caches. So the names of this site's caches begin with its
 * address and a space, which no address contains. Caches with other names are not touched.
 */
const CACHE_PREFIX = `${workerScope.registration.scope} `;

/** The cache of everything that is saved. */
export const CACHE = `${CACHE_PREFIX}files`;

/** Deletes this site's caches, except a given one; earlier versions of the service worker had others. */
export async function deleteCachesExcept(kept?: string): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith(CACHE_PREFIX) && name !== kept) await caches.delete(name);
}
