import { isLoopback } from './offline';
import { getPageUrl } from '@/lib/urls/page-url';
import { isSavingData } from './saves-data';

/** Long enough for what the visitor does first, where the browser does not tell when it is idle. */
const REST_MS = 5_000;

/** On one's own machine pages are kept only for a tab that asks for it, as those of the tests do. */
const mayKeep = () =>
  !isLoopback(location.hostname) || sessionStorage.getItem('offline') === 'keep';

/** Registers the service worker; where pages may not be kept, removes one that is there. */
async function updateRegistration(): Promise<void> {
  const { serviceWorker } = navigator;
  if (mayKeep()) await serviceWorker.register(getPageUrl('/sw.js'));
  else await (await serviceWorker.getRegistration())?.unregister();
}

/**
 * Has the pages kept for when there is no network (scripts/export/offline), once this one is at rest. Not for visitors
 * who save data, nor where the site is built to keep none.
 */
export function keepPages(): void {
  // next.config.mjs writes the setting into the code.
  if (process.env.KEEPS_PAGES !== 'true' || isSavingData()) return;
  // Browsers may not know the worker, or forbid it as in private windows; then the site is what it is without.
  const keep = () => updateRegistration().catch(() => undefined);
  const waitUntilIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(keep, { timeout: REST_MS })
      : setTimeout(keep, REST_MS);
  if (document.readyState === 'complete') waitUntilIdle();
  else addEventListener('load', waitUntilIdle, { once: true });
}
