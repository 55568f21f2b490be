/**
 * The service worker: answers with what precache.ts has saved when the network fails. build-worker.ts builds it and
 * inserts the precache manifest. Whenever the service worker itself fails, the browser asks the network.
 */
import { formatDate } from '@/lib/i18n/format-dates';
import { interpolate } from '@/lib/i18n/interpolate';
import {
  ALL_ROWS_SHARD,
  ROWS_PER_BLOCK,
  getShardFile,
  joinShardRows,
  parseShard,
  splitShardRows,
  formatShard,
} from '@/lib/records/record-shards';
import { getPathOfSavedCopy } from '@/lib/urls/offline';
import {
  deleteFormerFiles,
  getCacheKey,
  getOfflinePath,
  getPageLanguage,
  isPrecached,
  isRecordPage,
  manifest,
  SAVED_ON_KEY,
  saveRecords,
  savePublication,
} from './precache';
import { CACHE, deleteCachesExcept, workerScope, type WorkerEvent } from './worker-scope';

/** How long the network may take to send a response of which there is a saved copy. */
const NETWORK_TIMEOUT_MS = 3_000;

const MAX_PICTURES = 100;

const readFromCache = (key: string) => caches.match(key, { cacheName: CACHE });

const readSavedFile = async (path: string): Promise<Response | undefined> =>
  isPrecached(path) ? readFromCache(getCacheKey(path)) : undefined;

/** Reads a saved page, else the offline page, and adds the day on which it was saved. */
async function readSavedPage(path: string): Promise<Response | undefined> {
  const page = (await readSavedFile(path)) ?? (await readSavedFile(getOfflinePath(path)));
  if (!page) return undefined;
  const savedOn = await readFromCache(SAVED_ON_KEY);
  const language = getPageLanguage(path);
  const date = formatDate(new Date((await savedOn?.text()) ?? 0), language);
  const savedCopyNote = `<p class="saved-copy">${interpolate(manifest.savedCopy[language], { date })}</p>`;
  const html = (await page.text()).replace(/<body[^>]*>/, (body) => body + savedCopyNote);
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

const rejectAfterTimeout = () =>
  new Promise<never>((_, reject) => setTimeout(reject, NETWORK_TIMEOUT_MS, new Error('timeout')));

/**
 * Waits for a response with its whole body.
 *
 * @throws Error if the network fails or takes too long, or if the server fails
 */
async function readWithTimeout(fetched: Promise<Response>): Promise<Response> {
  const readWholeResponse = async () => {
    const response = await fetched;
    if (response.status >= 500) throw new Error(String(response.status));
    // Reads a copy, because a redirected response cannot be constructed again.
    await response.clone().arrayBuffer();
    return response;
  };
  return Promise.race([readWholeResponse(), rejectAfterTimeout()]);
}

/** Returns a page from the network, else its saved copy, else the offline page. */
async function answerWithPage(request: Request, path: string): Promise<Response> {
  const fetched = fetch(request);
  try {
    // Without a saved copy, no timeout applies: the page shows as it arrives.
    return await ((await readSavedFile(path)) ? readWithTimeout(fetched) : fetched);
  } catch {
    return (await readSavedPage(path)) ?? fetched;
  }
}

/**
 * Saves a picture, or a font that is not precached, without the query of its address. Deletes one that the site has taken
 * away, and the files that were not requested for the longest time; in Safari, those that were saved first.
 */
async function savePicture(path: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const key = getCacheKey(path);
  if ([404, 410].includes(response.status)) await cache.delete(key);
  const type = response.headers.get('Content-Type') ?? '';
  if (response.status !== 200 || !/^(image|font)\//.test(type)) return;
  // Reads the whole file before the saved copy is replaced, because the download may fail.
  const content = await response.arrayBuffer();
  // Replaces a saved copy, which another request can read until then, and moves it to the end (in Safari it stays).
  await cache.put(key, new Response(content, { headers: { 'Content-Type': type } }));
  const pictures = (await cache.keys()).filter(({ url }) => url.endsWith(`?${manifest.pictures}`));
  for (const oldest of pictures.slice(0, -MAX_PICTURES)) await cache.delete(oldest);
}

/** Returns a picture or font from the network; if the network fails or takes too long, returns the saved copy. */
async function answerWithPicture(event: WorkerEvent, path: string): Promise<Response> {
  const fetched = fetch(event.request);
  const saved = fetched.then((response) => savePicture(path, response.clone()));
  // Also of a late answer. The storage may be full; the picture is shown anyway.
  event.waitUntil(saved.catch(() => undefined));
  const savedCopy = await readFromCache(getCacheKey(path));
  return savedCopy ? readWithTimeout(fetched).catch(() => savedCopy) : fetched;
}

/**
 * Makes the answer to a request for a part of the records from the one saved file that has all rows. A shard of
 * certificates then has all of them: the page looks for one row in it.
 */
async function createShard(path: string): Promise<Response | undefined> {
  const [, folder = '', revision = '', name = '', kind, number] =
    /^(.*\/(\w+)\/)((rows|certificates)-(\d+))\.csv$/.exec(path) ?? [];
  const savedCopy = await readSavedFile(folder + getShardFile(ALL_ROWS_SHARD));
  if (!savedCopy) return undefined;
  const rows = splitShardRows(parseShard(revision, ALL_ROWS_SHARD, await savedCopy.text()));
  const start = Number(number) * ROWS_PER_BLOCK;
  const shardRows = kind === 'rows' ? rows.slice(start, start + ROWS_PER_BLOCK) : rows;
  return new Response(formatShard(revision, name, joinShardRows(shardRows)));
}

async function answerRequest(event: WorkerEvent): Promise<Response> {
  const { request } = event;
  const path = getPathOfSavedCopy(request.url);
  if (request.mode === 'navigate') {
    if (isRecordPage(path)) event.waitUntil(saveRecords().catch(() => undefined));
    return answerWithPage(request, path);
  }
  const isSavedWhenSeen = request.destination === 'font' && !isPrecached(path);
  if (request.destination === 'image' || isSavedWhenSeen) return answerWithPicture(event, path);
  return (await readSavedFile(path)) ?? (await createShard(path)) ?? fetch(request);
}

workerScope.addEventListener('install', (event) => event.waitUntil(savePublication()));
workerScope.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteFormerFiles(), deleteCachesExcept(CACHE)])),
);
workerScope.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  event.respondWith(answerRequest(event).catch(() => fetch(event.request)));
});
