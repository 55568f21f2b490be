/**
 * Whether the visitor asks for less data: then nothing is fetched that was not asked for. scripts/export/inline/event-replay.ts
 * asks the same.
 */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
