/**
 * The service worker: keeps what the site's pages need, and answers from that where the network fails. Built by
 * build-worker.ts, which puts in what is kept. Whatever fails in here, the browser asks the network as if it were not.
 */
import { formatDate } from '@/lib/i18n/dates';
import { getLanguage, localizePath } from '@/lib/i18n/language';
import {
  getKeptPath,
  MOST_PICTURE_BYTES,
  OFFLINE_PATH,
  countSurplusPictures,
} from '@/lib/browser/offline';
import { interpolate } from '@/lib/i18n/interpolate';
import {
  BLOCK_SIZE,
  getBlockShard,
  joinShardRows,
  readShard,
  splitShardRows,
  writeShard,
} from '@/lib/records/record-shards';
import type { PrecacheManifest } from './precache-manifest';
import { dropStores, getStoreName } from './stores';
import { scope, type RequestEvent } from './worker-scope';

declare const PRECACHE_MANIFEST: PrecacheManifest;

/** How long the network may take for the whole of what is kept as well. */
const TIMEOUT_MS = 3_000;

const PICTURES = getStoreName('pictures');
const STORE = getStoreName(`site ${PRECACHE_MANIFEST.revision}`);

/** Where a store says when it was filled. */
const DATE = '/saved-on';

/** The hashes of the kept files, by their paths. */
const hashes = new Map(
  PRECACHE_MANIFEST.files.map(([address, hash]) => [getKeptPath(address), hash]),
);

/** A kept file has its hash in its key, so that one that has not changed is found in the store of any revision. */
const getKey = (path: string) => `${path}?${hashes.get(path)}`;

/** What lib/urls/content-hash.ts makes of a content, by what a browser has for it. */
async function hashBuffer(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps a file, from an earlier revision if it had the same.
 *
 * @throws Error for anything but that very file, such as a newer one or the page of a network that wants to be paid
 */
async function keep(store: Cache, address: string): Promise<void> {
  const path = getKeptPath(address);
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
  // One by one: the network is the visitor's.
  for (const [address] of PRECACHE_MANIFEST.files) await keep(store, address);
  await store.put(DATE, new Response(new Date().toISOString()));
  await scope.skipWaiting();
}

const readStored = async (path: string): Promise<Response | undefined> =>
  hashes.has(path) ? (await caches.open(STORE)).match(getKey(path)) : undefined;

/** The language of a page, by its path. */
const getPageLanguage = (path: string) =>
  getLanguage(path.slice(PRECACHE_MANIFEST.basePath.length));

/** A kept page, with the day on which it was kept. */
async function readKeptPage(path: string): Promise<Response | undefined> {
  const page = await readStored(path);
  if (!page) return undefined;
  const savedOn = await (await caches.open(STORE)).match(DATE);
  const language = getPageLanguage(path);
  const date = formatDate(new Date((await savedOn?.text()) ?? 0), language);
  const note = `<p class="saved-copy">${interpolate(PRECACHE_MANIFEST.savedCopy[language], { date })}</p>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Rejects when the time is over. */
const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS, new Error('timeout')));

/**
 * A response whose whole body has come.
 *
 * @throws Error when that fails or takes too long, and when the host itself fails
 */
async function readInTime(network: Promise<Response>): Promise<Response> {
  const readWhole = async () => {
    const response = await network;
    if (response.status >= 500) throw new Error(String(response.status));
    // The copy is what is read, for a redirect cannot be made anew.
    await response.clone().arrayBuffer();
    return response;
  };
  return Promise.race([readWhole(), timeout()]);
}

/** The path of the page that is shown in place of one that was not kept, in the language of that. */
const getOfflinePath = (path: string) =>
  PRECACHE_MANIFEST.basePath + localizePath(OFFLINE_PATH, getPageLanguage(path));

/** A page from the network; if that fails, as it was kept; and if it was not, the screen that says so. */
async function openPage(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  try {
    // What is not kept is shown as it comes.
    return await (hashes.has(path) ? readInTime(network) : network);
  } catch {
    return (await readKeptPage(path)) ?? (await readKeptPage(getOfflinePath(path))) ?? network;
  }
}

/** The bytes of each kept picture, the oldest first; read once, for the browser takes long to list a store. */
let pictureBytes: Promise<Map<string, number>> | undefined;

async function readPictureBytes(pictures: Cache): Promise<Map<string, number>> {
  const [requests, responses] = await Promise.all([pictures.keys(), pictures.matchAll()]);
  const bytes = responses.map(({ headers }) => Number(headers.get('Content-Length')));
  return new Map(requests.map(({ url }, index) => [getKeptPath(url), bytes[index] ?? 0]));
}

/** Keeps a picture, whatever the query of its address was, in place of those that were not seen for longest. */
async function keepPicture(path: string, response: Response): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || !type.startsWith('image/')) return;
  // Before anything is replaced, for the download may break off.
  const content = await response.arrayBuffer();
  const bytes = content.byteLength;
  if (bytes > MOST_PICTURE_BYTES) return;
  const headers = { 'Content-Type': type, 'Content-Length': String(bytes) };
  // One after another, so that each sees what is there.
  await navigator.locks.request(PICTURES, async () => {
    const pictures = await caches.open(PICTURES);
    const kept = await (pictureBytes ??= readPictureBytes(pictures));
    await pictures.put(path, new Response(content, { headers }));
    // Deleted first, so that it stands at the end.
    kept.delete(path);
    kept.set(path, bytes);
    for (const oldest of [...kept.keys()].slice(0, countSurplusPictures([...kept.values()]))) {
      await pictures.delete(oldest);
      kept.delete(oldest);
    }
  });
}

/** A picture from the network, which is kept then, or as it was kept. */
async function openPicture(event: RequestEvent, path: string): Promise<Response> {
  const kept = await (await caches.open(PICTURES)).match(path);
  const network = fetch(event.request);
  try {
    const response = await (kept ? readInTime(network) : network);
    // The store may be full; the picture is seen all the same.
    event.waitUntil(keepPicture(path, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

/** A block of the records, cut out of the part with all of them, which is kept. */
async function cutBlock(path: string): Promise<Response | undefined> {
  const { folder, revision, all } = PRECACHE_MANIFEST.records;
  const block = Number(/rows-(\d+)\.csv$/.exec(path)?.[1]);
  if (!path.startsWith(folder) || Number.isNaN(block)) return undefined;
  const kept = await readStored(`${folder}${all}.csv`);
  if (!kept) return undefined;
  const rows = splitShardRows(readShard(revision, all, await kept.text()));
  const text = joinShardRows(rows.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE));
  return new Response(writeShard(revision, getBlockShard(block), text));
}

async function answer(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const path = getKeptPath(request.url);
  if (request.mode === 'navigate') return openPage(request, path);
  if (request.destination === 'image') return openPicture(event, path);
  return (await readStored(path)) ?? (await cutBlock(path)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(fillStore()));
scope.addEventListener('activate', (event) => event.waitUntil(dropStores(STORE, PICTURES)));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(answer(event).catch(() => fetch(event.request)));
});
