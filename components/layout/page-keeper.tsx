'use client';

import { useEffect } from 'react';
import { isLoopback } from '@/lib/offline';
import { pageUrl } from '@/lib/page-url';
import { savesData } from '@/lib/saves-data';

/** Long enough for what the visitor does first, where the browser does not tell when it is idle. */
const REST_MS = 5_000;

/** On one's own machine pages are kept only for a tab that asks for it, as those of the tests do. */
const mayKeep = () =>
  !isLoopback(location.hostname) || sessionStorage.getItem('offline') === 'keep';

/** Registers the service worker; where pages may not be kept, removes one that is there. */
async function settleWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (mayKeep()) await serviceWorker.register(pageUrl('/sw.js'));
  else await (await serviceWorker.getRegistration())?.unregister();
}

function keepPages(): void {
  // Browsers may not know it, or forbid it as in private windows; then the site is what it is without.
  settleWorker().catch(() => undefined);
}

/** Has the pages kept for when there is no network (scripts/build/offline), once this one is at rest. */
export function PageKeeper() {
  useEffect(() => {
    if (savesData()) return;
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(keepPages, { timeout: REST_MS })
        : setTimeout(keepPages, REST_MS);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  }, []);
  return null;
}
