import type { Page } from '@playwright/test';

/** What TypeScript's own names of the browser do not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How much has moved after it was painted, as the browser counts it. */
export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0);
  });
