/** Whether the visitor wants pages to use less data. The site then fetches nothing that the visitor has not asked for. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;
