/** A service worker that replaces the previous one, deletes everything that it saved, and then removes itself. */
import { deleteCachesExcept, workerScope } from './worker-scope';

async function deleteCachesAndUnregister(): Promise<void> {
  await deleteCachesExcept();
  await workerScope.registration.unregister();
}

workerScope.addEventListener('install', () => void workerScope.skipWaiting());
workerScope.addEventListener('activate', (event) => event.waitUntil(deleteCachesAndUnregister()));
