'use client';

import { useEffect } from 'react';
import { pageUrl } from '@/lib/page-url';
import { savesData } from '@/lib/saves-data';

/** Long enough for what the visitor does first, where the browser does not tell when it is idle. */
const REST_MS = 5_000;

function keepPages(): void {
  // It may be forbidden, as in private windows; then the site is what it is without.
  navigator.serviceWorker.register(pageUrl('/sw.js')).catch(() => undefined);
}

/** Has the pages kept for when there is no network (scripts/build/offline), once this one is at rest. */
export function PageKeeper() {
  useEffect(() => {
    // Browsers without it leave it out, and so do those that forbid it.
    const isAble = Boolean((navigator as Partial<Navigator>).serviceWorker);
    if (!isAble || savesData() || process.env.NODE_ENV !== 'production') return;
    const whenIdle = () =>
      'requestIdleCallback' in window
        ? requestIdleCallback(keepPages, { timeout: REST_MS })
        : setTimeout(keepPages, REST_MS);
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
  }, []);
  return null;
}
