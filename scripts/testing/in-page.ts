/** What tests run in a page, whichever driver hands it over: each function stands by itself, for only its text goes there. */

export { isHydrated } from '../export/next-format';

/** How far the page can be scrolled sideways, in CSS pixels. */
export const measureSidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Has every picture fetched that has a place in the page; the addresses of those that do not show. */
export async function findBrokenPictures(): Promise<string[]> {
  const images = [...document.images].filter((image) => image.getClientRects().length > 0);
  const broken: string[] = [];
  for (const image of images) {
    image.loading = 'eager';
    await image.decode().catch(() => broken.push(image.currentSrc || image.src));
  }
  return broken;
}

/** Before a page's own script: has it register its service worker, which no page on this machine does by itself. */
export const askToKeepPages = () => {
  // The browser's own pages have no storage.
  if (location.protocol.startsWith('http')) sessionStorage.setItem('offline', 'keep');
};

/** Before a page's own script: has the browser say that its visitor saves data. */
export const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** What TypeScript's own names of the browser do not have. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** How much has moved after it was painted, as Chromium counts it. */
export function measureLayoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer.takeRecords().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0);
}
