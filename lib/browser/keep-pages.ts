import { isLoopback } from './offline';
import { getPageUrl } from '@/lib/urls/page-url';
import { isSavingData } from './saves-data';

/** Long enough for a visitor's first actions, in browsers that do not tell when they are idle. */
const REST_MS = 5_000;

/** On localhost, pages are saved only for a tab that asks for it, as tests do. */
const mayKeep = () =>
  !isLoopback(location.hostname) || sessionStorage.getItem('offline') === 'keep';

/** Registers the service worker, or removes it where pages may not be saved. */
async function updateRegistration(): Promise<void> {
  const { serviceWorker } = navigator;
  if (mayKeep()) await serviceWorker.register(getPageUrl('/sw.js'));
  else await (await serviceWorker.getRegistration())?.unregister();
}

/**
 * Saves pages for visits without a network (scripts/export/offline), once this page is idle. Not for visitors who save
 * data, nor where the build's settings forbid it.
 */
export function keepPages(): void {
  // next.config.mjs inlines the setting.
  if (process.env.KEEPS_PAGES !== 'true' || isSavingData()) return;
  // Browsers may lack service workers or forbid them, as in private windows. The site works without.
  const keep = () => updateRegistration().catch(() => undefined);
  const waitUntilIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(keep, { timeout: REST_MS })
      : setTimeout(keep, REST_MS);
  if (document.readyState === 'complete') waitUntilIdle();
  else addEventListener('load', waitUntilIdle, { once: true });
}
