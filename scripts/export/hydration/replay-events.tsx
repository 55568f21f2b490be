import { useEffect } from 'react';
import '@/lib/browser/page-start';

/** Replays what the visitor did before hydration. It is the last component, so that all others already respond. */
export function ReplayEvents() {
  useEffect(() => void globalThis.eventReplay?.replay(), []);
  return null;
}
