/**
 * The service worker: keeps what the site's pages need, and answers from that where the network fails. Built by
 * build-worker.ts, which puts in what is kept. Whatever fails in here, the browser asks the network as if it were not.
 */
import { dateInWords } from '@/lib/i18n/dates';
import { languageOf, pathIn } from '@/lib/i18n/language';
import { keptPath, MOST_PICTURE_BYTES, OFFLINE_PATH, surplusPictures } from '@/lib/browser/offline';
import { fill } from '@/lib/i18n/interpolate';
import {
  BLOCK_SIZE,
  blockPart,
  joinPartRows,
  readPart,
  splitPartRows,
  writePart,
} from '@/lib/records/record-parts';
import type { KeptSite } from './kept-site';
import { dropStores, storeName } from './stores';
import { scope, type RequestEvent } from './worker-scope';

declare const KEPT_SITE: KeptSite;

/** The network is given so many milliseconds to bring the whole of what is kept as well. */
const PATIENCE_MS = 3_000;

const PICTURES = storeName('pictures');
const STORE = storeName(`site ${KEPT_SITE.publication}`);

/** Where a store says when it was filled. */
const DATE = '/saved-on';

/** The hashes of the kept files, by their paths. */
const hashes = new Map(KEPT_SITE.files.map(([address, hash]) => [keptPath(address), hash]));

/** A kept file has its hash in its key, so that one that has not changed is found in the store of any publication. */
const keyOf = (path: string) => `${path}?${hashes.get(path)}`;

/** What lib/urls/content-hash.ts makes of a content, by what a browser has for it. */
async function hashOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...digest.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Keeps a file, from an earlier publication if it had the same.
 *
 * @throws Error for anything but that very file, such as a newer one or the page of a network that wants to be paid
 */
async function keep(store: Cache, address: string): Promise<void> {
  const path = keptPath(address);
  const key = keyOf(path);
  const kept = await caches.match(key);
  if (kept) return store.put(key, kept);
  const response = await fetch(address, { cache: 'no-cache' });
  const content = await response.arrayBuffer();
  if (!response.ok || (await hashOf(content)) !== hashes.get(path)) throw new Error(address);
  const type = response.headers.get('Content-Type') ?? '';
  return store.put(key, new Response(content, { headers: { 'Content-Type': type } }));
}

async function fillStore(): Promise<void> {
  const store = await caches.open(STORE);
  // One by one: the network is the visitor's.
  for (const [address] of KEPT_SITE.files) await keep(store, address);
  await store.put(DATE, new Response(new Date().toISOString()));
  await scope.skipWaiting();
}

const fromStore = async (path: string): Promise<Response | undefined> =>
  hashes.has(path) ? (await caches.open(STORE)).match(keyOf(path)) : undefined;

/** The language of a page, by its path. */
const languageAt = (path: string) => languageOf(path.slice(KEPT_SITE.basePath.length));

/** A kept page, with the day on which it was kept. */
async function keptPage(path: string): Promise<Response | undefined> {
  const page = await fromStore(path);
  if (!page) return undefined;
  const savedOn = await (await caches.open(STORE)).match(DATE);
  const language = languageAt(path);
  const date = dateInWords(new Date((await savedOn?.text()) ?? 0), language);
  const note = `<p class="saved-copy">${fill(KEPT_SITE.savedCopy[language], { date })}</p>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Fails when the time is up. */
const timeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('timeout')));

/**
 * A response whose whole body has come.
 *
 * @throws Error when that fails or takes too long, and when the host itself fails
 */
async function wholeInTime(network: Promise<Response>): Promise<Response> {
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
const offlinePath = (path: string) => KEPT_SITE.basePath + pathIn(OFFLINE_PATH, languageAt(path));

/** A page from the network; if that fails, as it was kept; and if it was not, the screen that says so. */
async function openPage(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  try {
    // What is not kept is shown as it comes.
    return await (hashes.has(path) ? wholeInTime(network) : network);
  } catch {
    return (await keptPage(path)) ?? (await keptPage(offlinePath(path))) ?? network;
  }
}

/** The bytes of each kept picture, the oldest first; read once, for the browser takes long to list a store. */
let pictureBytes: Promise<Map<string, number>> | undefined;

async function readPictureBytes(pictures: Cache): Promise<Map<string, number>> {
  const [requests, responses] = await Promise.all([pictures.keys(), pictures.matchAll()]);
  const bytes = responses.map(({ headers }) => Number(headers.get('Content-Length')));
  return new Map(requests.map(({ url }, index) => [keptPath(url), bytes[index] ?? 0]));
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
    for (const oldest of [...kept.keys()].slice(0, surplusPictures([...kept.values()]))) {
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
    const response = await (kept ? wholeInTime(network) : network);
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
  const { folder, publication, all } = KEPT_SITE.records;
  const block = Number(/rows-(\d+)\.csv$/.exec(path)?.[1]);
  if (!path.startsWith(folder) || Number.isNaN(block)) return undefined;
  const kept = await fromStore(`${folder}${all}.csv`);
  if (!kept) return undefined;
  const rows = splitPartRows(readPart(publication, all, await kept.text()));
  const text = joinPartRows(rows.slice(block * BLOCK_SIZE, (block + 1) * BLOCK_SIZE));
  return new Response(writePart(publication, blockPart(block), text));
}

async function answer(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const path = keptPath(request.url);
  if (request.mode === 'navigate') return openPage(request, path);
  if (request.destination === 'image') return openPicture(event, path);
  return (await fromStore(path)) ?? (await cutBlock(path)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(fillStore()));
scope.addEventListener('activate', (event) => event.waitUntil(dropStores(STORE, PICTURES)));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(answer(event).catch(() => fetch(event.request)));
});
