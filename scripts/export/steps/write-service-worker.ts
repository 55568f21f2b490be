import { listFiles, writeFileIn } from '../files';
import { buildWorker, WORKER_FILE } from '../offline/build-worker';
import type { Site } from '../step';

/** Writes the service worker and its precache manifest: the pages and what they need, with hashes. */
export async function writeServiceWorker({ folder, pages, settings }: Site): Promise<void> {
  const own = pages.filter(({ isOwn, policy }) => !isOwn && policy === undefined);
  const worker = await buildWorker(folder, await listFiles(folder), own, settings);
  await writeFileIn(folder, WORKER_FILE, worker);
}
