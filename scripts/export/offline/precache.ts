/**
 * What the service worker saves of this publication, and what it deletes of earlier ones: whoever was taken out of the
 * site leaves the visitor's browser at the next visit.
 */
import { getLanguageOfPath, localizePath } from '@/lib/i18n/language';
import { getPathOfSavedCopy, OFFLINE_PATH } from '@/lib/urls/offline';
import { CACHE, workerScope, type PrecacheManifest } from './worker-scope';

declare const PRECACHE_MANIFEST: PrecacheManifest;

export const manifest = PRECACHE_MANIFEST;

/** The key of the cache entry that holds the time when the cache was filled. */
export const SAVED_ON_KEY = '/saved-on';

const hashes = new Map(
  manifest.files.map(([address, hash]) => [getPathOfSavedCopy(address), hash]),
);

/** Whether a file is saved before anybody asks for it. All others are pictures, and fonts that few browsers need. */
export const isPrecached = (path: string) => hashes.has(path);

/**
 * The key of a saved file contains its hash, so a file that has changed is not found. That of a picture contains the hash
 * of all names of pictures, so when one is added or taken away none stays that no page names.
 */
export const getCacheKey = (path: string) => `${path}?${hashes.get(path) ?? manifest.pictures}`;

const basePath = new URL(workerScope.registration.scope).pathname.replace(/\/$/, '');

export const getPageLanguage = (path: string) => getLanguageOfPath(path.slice(basePath.length));

export const getOfflinePath = (path: string) =>
  basePath + localizePath(OFFLINE_PATH, getPageLanguage(path));

/** Whether a visit of this page saves the files of all records. */
export const isRecordPage = (path: string) => /\/(student-records|certificates)$/.test(path);

const isRecordsFile = (address: string) => address.includes('/student-records/rows/');

/** Computes the hash of lib/urls/content-hash.ts, by the browser's functions. */
async function hashBuffer(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Adds a file to the cache, unless an earlier publication has saved the same. A file with other content than was
 * published is left out, because some hosts change pages.
 *
 * @throws Error if the network or the server fails, or if the offline page has other content: then the network may send
 *   the login page of a Wi-Fi for every file. The browser tries again at the next visit.
 */
async function addToCache(cache: Cache, address: string, hash: string): Promise<void> {
  const path = getPathOfSavedCopy(address);
  const key = getCacheKey(path);
  if (await cache.match(key)) return;
  const response = await fetch(address, { cache: 'no-cache' });
  const content = await response.arrayBuffer();
  if (response.ok && (await hashBuffer(content)) === hash) {
    const type = response.headers.get('Content-Type') ?? '';
    await cache.put(key, new Response(content, { headers: { 'Content-Type': type } }));
  } else if (response.status >= 500 || path === getOfflinePath(path)) throw new Error(address);
}

async function saveFiles(cache: Cache, isWanted: (address: string) => boolean): Promise<void> {
  // One file at a time, so that the network stays fast for the visitor.
  for (const [address, hash] of manifest.files)
    if (isWanted(address)) await addToCache(cache, address, hash);
}

/** Saves the files of all records. */
export async function saveRecords(): Promise<void> {
  // Otherwise it would create the cache again after a later worker has deleted it.
  if (await caches.has(CACHE)) await saveFiles(await caches.open(CACHE), isRecordsFile);
}

/** Deletes what earlier publications have saved and this one does not have: all of it may name people. */
export async function deleteFormerFiles(isKept: (path: string) => boolean = () => false) {
  const cache = await caches.open(CACHE);
  for (const key of await cache.keys()) {
    const { pathname, search } = new URL(key.url);
    const isCurrent = pathname === SAVED_ON_KEY || pathname + search === getCacheKey(pathname);
    if (!isCurrent && !isKept(pathname)) await cache.delete(key);
  }
}

/** Saves this publication. What was taken out of the earlier one is deleted first, because the rest may fail. */
export async function savePublication(): Promise<void> {
  const cache = await caches.open(CACHE);
  const hadRecords = (await cache.keys()).some(({ url }) => isRecordsFile(url));
  // The offline page names nobody, and without it a visitor would get no page at all.
  await deleteFormerFiles((path) => path === getOfflinePath(path));
  const tabs = await workerScope.clients.matchAll({ includeUncontrolled: true });
  const needsRecords = hadRecords || tabs.some(({ url }) => isRecordPage(getPathOfSavedCopy(url)));
  await saveFiles(cache, (address) => needsRecords || !isRecordsFile(address));
  await cache.put(SAVED_ON_KEY, new Response(new Date().toISOString()));
  await workerScope.skipWaiting();
}
