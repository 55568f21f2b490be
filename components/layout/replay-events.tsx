'use client';

import { useEffect } from 'react';
import '@/lib/browser/page-start';

/** Does what the visitor did before the page's script was there; it stands last, when all else answers. */
export function ReplayEvents() {
  useEffect(() => void globalThis.eventReplay?.replay(), []);
  return null;
}
