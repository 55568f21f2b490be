/**
 * What the service worker saves of this publication, and what it deletes of earlier ones: whoever was taken out of the
 * site leaves the visitor's browser at the next visit.
 */
import { getLanguageOfPath, localizePath } from '@/lib/i18n/language';
import { getPathOfSavedCopy, OFFLINE_PATH } from '@/lib/urls/offline';
import { getCacheName, listCaches, workerScope, type PrecacheManifest } from './worker-scope';

declare const PRECACHE_MANIFEST: PrecacheManifest;

export const manifest = PRECACHE_MANIFEST;

/** Renewed when a picture is taken away or added, so that none stays that no page names. */
export const PICTURES_CACHE = getCacheName(`pictures ${manifest.pictures}`);
export const SITE_CACHE = getCacheName(`site ${manifest.revision}`);

/** The key of the cache entry that holds the time when the cache was filled. */
export const SAVED_ON_KEY = '/saved-on';

export const hashes = new Map(
  manifest.files.map(([address, hash]) => [getPathOfSavedCopy(address), hash]),
);

/** The key of a saved file contains its hash, so that an unchanged file is found in the cache of any revision. */
export const getCacheKey = (path: string) => `${path}?${hashes.get(path)}`;

export const getPageLanguage = (path: string) =>
  getLanguageOfPath(path.slice(manifest.basePath.length));

export const getOfflinePath = (path: string) =>
  manifest.basePath + localizePath(OFFLINE_PATH, getPageLanguage(path));

/** Whether a visit of this page saves the files of all records. */
export const isRecordPage = (path: string) => /\/(student-records|certificates)$/.test(path);

const isRecordsFile = (address: string) => address.includes('/student-records/rows/');

/** Computes the hash of lib/urls/content-hash.ts, by the browser's functions. */
async function hashBuffer(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Adds a file to the cache of this publication: from the cache of an earlier one if the file is unchanged, otherwise
 * from the network. A file with other content than was published is left out, because some hosts change pages.
 *
 * @throws Error if the network or the server fails, or if the offline page has other content: then the network may send
 *   the login page of a Wi-Fi for every file. The browser tries again at the next visit.
 */
async function addToCache(cache: Cache, address: string): Promise<void> {
  const path = getPathOfSavedCopy(address);
  const key = getCacheKey(path);
  const savedCopy = await caches.match(key);
  if (savedCopy) return cache.put(key, savedCopy);
  const response = await fetch(address, { cache: 'no-cache' });
  const content = await response.arrayBuffer();
  if (response.ok && (await hashBuffer(content)) === hashes.get(path)) {
    const type = response.headers.get('Content-Type') ?? '';
    return cache.put(key, new Response(content, { headers: { 'Content-Type': type } }));
  }
  if (response.status >= 500 || path === getOfflinePath(path)) throw new Error(address);
}

async function saveFiles(isWanted: (address: string) => boolean): Promise<void> {
  const cache = await caches.open(SITE_CACHE);
  // One file at a time, so that the network stays fast for the visitor.
  for (const [address] of manifest.files) if (isWanted(address)) await addToCache(cache, address);
}

/** Saves the files of all records. */
export async function saveRecords(): Promise<void> {
  // Otherwise it would create the cache again after a later worker has deleted it.
  if (await caches.has(SITE_CACHE)) await saveFiles(isRecordsFile);
}

/**
 * Deletes the pages, modules and rows of earlier publications that have changed since: all of them may name people. The
 * offline page does not, and stays: without it a visitor would get no page at all.
 *
 * @returns whether rows were saved
 */
async function deleteFormerPages(): Promise<boolean> {
  let hadRecords = false;
  for (const name of await listCaches()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const { pathname, search } = new URL(key.url);
      hadRecords ||= isRecordsFile(pathname);
      // Pictures and the time have no hash.
      const hasChanged = search !== '' && search !== `?${hashes.get(pathname)}`;
      if (hasChanged && pathname !== getOfflinePath(pathname)) await cache.delete(key);
    }
  }
  return hadRecords;
}

/** Saves this publication. What was taken out of the earlier one is deleted first, because the rest may fail. */
export async function savePublication(): Promise<void> {
  const hadRecords = await deleteFormerPages();
  const tabs = await workerScope.clients.matchAll({ includeUncontrolled: true });
  const needsRecords = hadRecords || tabs.some(({ url }) => isRecordPage(getPathOfSavedCopy(url)));
  await saveFiles((address) => needsRecords || !isRecordsFile(address));
  const cache = await caches.open(SITE_CACHE);
  await cache.put(SAVED_ON_KEY, new Response(new Date().toISOString()));
  await workerScope.skipWaiting();
}
