/**
 * Whether the visitor wants to save data. Then nothing is fetched without being asked for.
 * scripts/export/inline/event-replay.ts checks the same.
 */
export const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
