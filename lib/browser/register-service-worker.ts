import { runWhenIdle } from '@/lib/ui/idle';
import { isLoopback } from '@/lib/urls/offline';
import { getPageUrl } from '@/lib/urls/page-url';
import { prefersReducedData } from '@/lib/ui/reduced-data';

/** On localhost, pages are saved only if a tab asks for it, as the end-to-end tests do. */
const maySavePages = () =>
  !isLoopback(location.hostname) || sessionStorage.getItem('offline') === 'keep';

/** Registers the service worker. On localhost, removes it instead, unless the tab asks for saved pages. */
async function updateRegistration(): Promise<void> {
  const { serviceWorker } = navigator;
  if (maySavePages()) await serviceWorker.register(getPageUrl('/sw.js'));
  else await (await serviceWorker.getRegistration())?.unregister();
}

/**
 * Registers the service worker, which saves pages for visits without a network (scripts/export/offline), once this page
 * is idle. Does nothing if the visitor prefers reduced data, or if the settings of the build forbid a service worker.
 */
export function registerServiceWorkerWhenIdle(): void {
  // next.config.mjs replaces the variable by its value.
  if (process.env.KEEPS_PAGES !== 'true' || prefersReducedData()) return;
  // Some browsers have no service workers, or forbid them in private windows. The site works without them.
  const tryUpdateRegistration = () => updateRegistration().catch(() => undefined);
  runWhenIdle(tryUpdateRegistration);
}
