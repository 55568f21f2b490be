'use client';

import { useEffect } from 'react';

declare global {
  /** What scripts/export/inline/event-replay.ts keeps in published pages. */
  var earlyActs:
    | {
        savesData: boolean;
        awaitScript: () => void;
        settle: () => void;
        giveUp: () => void;
      }
    | undefined;
}

/** Does what the visitor did before the page's script was there; it stands last, when all else answers. */
export function EarlyActs() {
  useEffect(() => globalThis.earlyActs?.settle(), []);
  return null;
}
