/**
 * What the service worker saves of this publication, and what it deletes of earlier ones: whoever was taken out of the
 * site leaves the visitor's browser at the next visit.
 */
import { getOriginalPath } from '@/lib/gallery/pictures';
import { getLanguageOfPath, LANGUAGES, localizePath } from '@/lib/i18n/language';
import { ROUTES } from '@/lib/routes';
import { getPathOfSavedCopy, OFFLINE_PATH } from '@/lib/urls/offline';
import {
  deleteCachesExcept,
  getCacheName,
  listCaches,
  workerScope,
  type PrecacheManifest,
} from './worker-scope';

declare const PRECACHE_MANIFEST: PrecacheManifest;

export const manifest = PRECACHE_MANIFEST;

export const PICTURES_CACHE = getCacheName('pictures');
const SITE_CACHE_START = getCacheName('site ');
export const SITE_CACHE = SITE_CACHE_START + manifest.revision;

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

/** The pages whose visit saves the files of all records. */
export const RECORD_PAGES = LANGUAGES.flatMap((language) =>
  [ROUTES.studentRecords, ROUTES.certificates].map(
    ({ path }) => manifest.basePath + localizePath(path, language),
  ),
);

const isRecordsFile = (address: string) => address.includes(`${ROUTES.studentRecords.path}/rows/`);

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

/** Saves the files of all records, unless they are saved already or are too large. */
export async function saveRecords(): Promise<void> {
  // Opening it would create it again after a later worker has deleted it.
  if (!(await caches.has(SITE_CACHE))) return;
  const cache = await caches.open(SITE_CACHE);
  for (const [address] of manifest.files.filter(([file]) => isRecordsFile(file)))
    await addToCache(cache, address);
}

/**
 * Deletes the pages and the rows of earlier publications that have changed since.
 *
 * @returns whether rows were saved
 */
async function deleteFormerPages(): Promise<boolean> {
  let hasRecords = false;
  for (const name of (await listCaches()).filter((each) => each.startsWith(SITE_CACHE_START))) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      const { pathname, search } = new URL(key.url);
      hasRecords ||= isRecordsFile(pathname);
      const isKept =
        search === `?${hashes.get(pathname)}` ||
        // Names nobody, and without it a visitor would get no page at all.
        [SAVED_ON_KEY, getOfflinePath(pathname)].includes(pathname) ||
        pathname.includes('/_next/');
      if (!isKept) await cache.delete(key);
    }
  }
  return hasRecords;
}

/** Whether a tab shows a page that needs the files of all records. */
async function isRecordPageOpen(): Promise<boolean> {
  const tabs = await workerScope.clients.matchAll({ includeUncontrolled: true });
  return tabs.some(({ url }) => RECORD_PAGES.includes(getPathOfSavedCopy(url)));
}

/** Saves this publication. What was taken out of the earlier one is deleted first, because the rest may fail. */
export async function savePublication(): Promise<void> {
  const needsRecords = (await deleteFormerPages()) || (await isRecordPageOpen());
  const cache = await caches.open(SITE_CACHE);
  // One file at a time, so that the network stays fast for the visitor.
  for (const [address] of manifest.files.filter(([file]) => needsRecords || !isRecordsFile(file)))
    await addToCache(cache, address);
  await cache.put(SAVED_ON_KEY, new Response(new Date().toISOString()));
  await workerScope.skipWaiting();
}

/** Deletes the pictures that no saved page of this publication names. */
async function deleteUnnamedPictures(): Promise<void> {
  const files = await (await caches.open(SITE_CACHE)).matchAll();
  const texts = await Promise.all(files.map((file) => file.text()));
  const pictures = await caches.open(PICTURES_CACHE);
  for (const key of await pictures.keys()) {
    const original = getOriginalPath(new URL(key.url).pathname);
    if (!texts.some((text) => text.includes(original))) await pictures.delete(key);
  }
}

/** Deletes what only earlier publications had, once no tab uses it. */
export async function activatePublication(): Promise<void> {
  await deleteCachesExcept(SITE_CACHE, PICTURES_CACHE);
  await deleteUnnamedPictures();
}
