/**
 * Whether the visitor wants to save data. The site then fetches nothing that the visitor has not asked for.
 * scripts/export/inline/event-replay.ts has the same condition.
 */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
