/**
 * The service worker: keeps what the site's pages need, and answers from that where the network fails. Built by
 * build-worker.ts, which puts in what is kept. Whatever fails in here, the browser asks the network as if it were not.
 */
import { dateInWords } from '@/lib/dates';
import { languageOf, pathIn } from '@/lib/language';
import { OFFLINE_PATH } from '@/lib/offline';
import { fill } from '@/lib/phrases';
import {
  BLOCK_SIZE,
  blockPart,
  joinPartRows,
  readPart,
  splitPartRows,
  writePart,
} from '@/lib/record-parts';
import type { KeptSite } from './kept-site';
import { scope, type RequestEvent } from './worker-scope';

declare const KEPT_SITE: KeptSite;

/** The network is given so many milliseconds to bring a page that is kept. */
const PATIENCE_MS = 3_000;

/** So many pictures are kept, the newest. */
const MOST_PICTURES = 100;

const PICTURES = 'pictures';
const STORE = `site ${KEPT_SITE.publication}`;

/** Where a store says when it was filled. */
const DATE = '/saved-on';

const hashes = new Map(KEPT_SITE.files);

/** A kept file has its hash in its key, so that one that has not changed is found in the store of any publication. */
const keyOf = (address: string) => `${address}?${hashes.get(address)}`;

/** What lib/content-hash.ts makes of a content, by what a browser has for it. */
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
  const key = keyOf(address);
  const kept = await caches.match(key);
  if (kept) return store.put(key, kept);
  const response = await fetch(address, { cache: 'no-cache' });
  const content = await response.arrayBuffer();
  if (!response.ok || (await hashOf(content)) !== hashes.get(address)) throw new Error(address);
  const type = response.headers.get('Content-Type') ?? '';
  return store.put(key, new Response(content, { headers: { 'Content-Type': type } }));
}

async function fillStore(): Promise<void> {
  const store = await caches.open(STORE);
  // One by one: the network is the visitor's.
  for (const address of hashes.keys()) await keep(store, address);
  await store.put(DATE, new Response(new Date().toISOString()));
  await scope.skipWaiting();
}

async function dropOtherStores(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== STORE && name !== PICTURES);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const fromStore = async (address: string): Promise<Response | undefined> =>
  hashes.has(address) ? (await caches.open(STORE)).match(keyOf(address)) : undefined;

/** The language of a page, by its address. */
const languageAt = (address: string) => languageOf(address.slice(KEPT_SITE.basePath.length));

/** A kept page, with the day on which it was kept. */
async function keptPage(address: string): Promise<Response | undefined> {
  const page = await fromStore(address);
  if (!page) return undefined;
  const savedOn = await (await caches.open(STORE)).match(DATE);
  const language = languageAt(address);
  const date = dateInWords(new Date((await savedOn?.text()) ?? 0), language);
  const note = `<p class="saved-copy">${fill(KEPT_SITE.savedCopy[language], { date })}</p>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + note);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** The address of a page, however its host spells it. */
const pageAddress = (path: string) => path.replace(/(\/index)?\.html$|(?<=.)\/$/, '') || '/';

/** The address of the page that is shown in place of one that was not kept, in the language of that. */
const offlineAddress = (path: string) =>
  KEPT_SITE.basePath + pathIn(OFFLINE_PATH, languageAt(path));

/** A page from the network; if that fails or hangs, as it was kept; and if it was not, the screen that says so. */
async function openPage(request: Request, path: string): Promise<Response> {
  const network = fetch(request);
  const inTime = await Promise.race([network.catch(() => undefined), wait(PATIENCE_MS)]);
  if (inTime) return inTime;
  return (
    (await keptPage(pageAddress(path))) ??
    network.catch(async () => (await keptPage(offlineAddress(path))) ?? Response.error())
  );
}

async function keepPicture(request: Request, response: Response): Promise<void> {
  const isPicture = response.headers.get('Content-Type')?.startsWith('image/');
  if (response.status !== 200 || !isPicture) return;
  const pictures = await caches.open(PICTURES);
  await pictures.delete(request);
  await pictures.put(request, response);
  const [oldest, ...others] = await pictures.keys();
  if (oldest && others.length >= MOST_PICTURES) await pictures.delete(oldest);
}

/** A picture from the network, which is kept then, or as it was kept. */
async function openPicture(event: RequestEvent): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    // The store may be full; the picture is seen all the same.
    event.waitUntil(keepPicture(request, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const kept = await (await caches.open(PICTURES)).match(request);
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

async function answer(event: RequestEvent, path: string): Promise<Response> {
  const { request } = event;
  if (request.mode === 'navigate') return openPage(request, path);
  if (request.destination === 'image') return openPicture(event);
  return (await fromStore(path)) ?? (await cutBlock(path)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(fillStore()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOtherStores()));
scope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  event.respondWith(answer(event, pathname).catch(() => fetch(event.request)));
});
