/** The service worker that removes the previous one and all that it saved, and then itself. */
import { dropStores } from './stores';
import { scope } from './worker-scope';

async function removeAll(): Promise<void> {
  await dropStores();
  await scope.registration.unregister();
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(removeAll()));
