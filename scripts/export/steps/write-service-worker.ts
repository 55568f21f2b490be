import { listFiles, writeFileBelow } from '../files';
import { buildWorker, WORKER_FILE } from '../offline/build-worker';
import type { ExportedSite } from '../step';

/** Writes the service worker, which contains the hashes of all files that it saves. */
export async function writeServiceWorker({ folder, pages, settings }: ExportedSite): Promise<void> {
  const worker = await buildWorker(folder, await listFiles(folder), pages, settings);
  await writeFileBelow(folder, WORKER_FILE, worker);
}
