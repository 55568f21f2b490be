/**
 * The service worker: saves what the site's pages need, and answers with it where the network fails. build-worker.ts
 * builds it and inserts the precache manifest. Whenever it fails, the browser asks the network as if there were none.
 */
import { formatDate } from '@/lib/i18n/dates';
import { getLanguage, localizePath } from '@/lib/i18n/language';
import { getSavedPath, OFFLINE_PATH } from '@/lib/browser/offline';
import { interpolate } from '@/lib/i18n/interpolate';
import {
  BLOCK_SIZE,
  groupByCertificate,
  joinShardRows,
  readShard,
  splitShardRows,
  writeShard,
} from '@/lib/records/record-shards';
import type { PrecacheManifest } from './precache-manifest';
import { dropStores, getStoreName } from './stores';
import { scope, type RequestEvent } from './worker-scope';

declare const PRECACHE_MANIFEST: PrecacheManifest;

/** How long the network may take for a whole response that is also saved. */
const TIMEOUT_MS = 3_000;

const MOST_PICTURES = 100;

const PICTURES = getStoreName('pictures');
const STORE = getStoreName(`site ${PRECACHE_MANIFEST.revision}`);

/** The entry that tells when a cache was filled. */
const DATE = '/saved-on';

const hashes = new Map(
  PRECACHE_MANIFEST.files.map(([address, hash]) => [getSavedPath(address), hash]),
);

/** The key of a saved file contains its hash, so that an unchanged file is found in the cache of any revision. */
const getKey = (path: string) => `${path}?${hashes.get(path)}`;

/** The same hash as lib/urls/content-hash.ts, with the browser's means. */
async function hashBuffer(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Saves a file, from an earlier revision if it is unchanged.
 *
 * @throws Error for any other content, such as a newer file or the sign-in page of a network
 */
async function keep(store: Cache, address: string): Promise<void> {
  const path = getSavedPath(address);
  const key = getKey(path);
  const kept = await caches.match(key);
  if (kept) return store.put(key, kept);
  const response = await fetch(address, { cache: 'no-cache' });
  const content = await response.arrayBuffer();
  if (!response.ok || (await hashBuffer(content)) !== hashes.get(path)) throw new Error(address);
  const type = response.headers.get('Content-Type') ?? '';
  return store.put(key, new Response(content, { headers: { 'Content-Type': type } }));
}

async function fillStore(): Promise<void> {
  const store = await caches.open(STORE);
  // One after the other, to leave the network to the visitor.
  for (const [address] of PRECACHE_MANIFEST.files) await keep(store, address);
  await store.put(DATE, new Response(new Date().toISOString()));
  await scope.skipWaiting();
}

/** Reads from the store without opening it, which would create it anew after a later worker has deleted it. */
const readFromStore = (key: string) => caches.match(key, { cacheName: STORE });

const readStored = async (path: string): Promise<Response | undefined> =>
  hashes.has(path) ? readFromStore(getKey(path)) : undefined;

/** The language of a page, by its path. */
const getPageLanguage = (path: string) =>
  getLanguage(path.slice(PRECACHE_MANIFEST.basePath.length));

async function readKeptPage(path: string): Promise<Response | undefined> {
  const page = await readStored(path);
  if (!page) return undefined;
  const savedOn = await readFromStore(DATE);
  const language = getPageLanguage(path);
  const date = formatDate(new Date((await savedOn?.text()) ?? 0), language);
  const note = `<p class="saved-copy">${interpolate(PRECACHE_MANIFEST.savedCopy[language], { date })}</p>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Rejects after the timeout. */
const waitForTimeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error('timeout')));

/**
 * A response whose whole body has arrived.
 *
 * @throws Error when that fails or takes too long, and when the host itself fails
 */
async function readInTime(network: Promise<Response>): Promise<Response> {
  const readWhole = async () => {
    const response = await network;
    if (response.status >= 500) throw new Error(String(response.status));
    // Read a copy, because a redirected response cannot be constructed again.
    await response.clone().arrayBuffer();
    return response;
  };
  return Promise.race([readWhole(), waitForTimeout()]);
}

const getOfflinePath = (path: string) =>
  PRECACHE_MANIFEST.basePath + localizePath(OFFLINE_PATH, getPageLanguage(path));

/** A page from the network; otherwise as saved; otherwise the offline page. */
async function openPage(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  try {
    // A page that is not saved is shown as it arrives.
    return await (hashes.has(path) ? readInTime(network) : network);
  } catch {
    return (await readKeptPage(path)) ?? (await readKeptPage(getOfflinePath(path))) ?? network;
  }
}

/**
 * Saves a picture, or a font that is not precached, ignoring the query of its address, and drops those that were not
 * seen for longest.
 */
async function keepPicture(path: string, response: Response): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || !/^(image|font)\//.test(type)) return;
  // Read it before anything is replaced, because the download may fail.
  const content = await response.arrayBuffer();
  // One at a time, so that each sees the current number.
  await navigator.locks.request(PICTURES, async () => {
    const pictures = await caches.open(PICTURES);
    // Delete it first, so that it moves to the end.
    await pictures.delete(path);
    await pictures.put(path, new Response(content, { headers: { 'Content-Type': type } }));
    for (const oldest of (await pictures.keys()).slice(0, -MOST_PICTURES))
      await pictures.delete(oldest);
  });
}

/** A picture or font from the network, which is then saved; otherwise as saved. */
async function openPicture(event: RequestEvent, path: string): Promise<Response> {
  const kept = await (await caches.open(PICTURES)).match(path);
  const network = fetch(event.request);
  try {
    const response = await (kept ? readInTime(network) : network);
    // The storage may be full; the picture is shown anyway.
    event.waitUntil(keepPicture(path, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A shard of the records, cut out of the saved one with all rows. */
async function cutShard(path: string): Promise<Response | undefined> {
  const { folder, revision, all, certificateColumn } = PRECACHE_MANIFEST.records;
  const [, name, kind, number] = /(([a-z]+)-(\d+))\.csv$/.exec(path) ?? [];
  if (!path.startsWith(folder) || name === undefined) return undefined;
  const kept = await readStored(`${folder}${all}.csv`);
  if (!kept) return undefined;
  const rows = splitShardRows(readShard(revision, all, await kept.text()));
  const start = Number(number) * BLOCK_SIZE;
  const part =
    kind === 'rows'
      ? rows.slice(start, start + BLOCK_SIZE)
      : (groupByCertificate(rows, certificateColumn).get(name) ?? []);
  return new Response(writeShard(revision, name, joinShardRows(part)));
}

async function answer(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const path = getSavedPath(request.url);
  if (request.mode === 'navigate') return openPage(request, path);
  const isSavedWhenSeen = request.destination === 'font' && !hashes.has(path);
  if (request.destination === 'image' || isSavedWhenSeen) return openPicture(event, path);
  return (await readStored(path)) ?? (await cutShard(path)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(fillStore()));
scope.addEventListener('activate', (event) => event.waitUntil(dropStores(STORE, PICTURES)));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(answer(event).catch(() => fetch(event.request)));
});
