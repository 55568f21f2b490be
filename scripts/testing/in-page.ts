/** Functions that tests run inside a page. Drivers send only their source text, so each must be self-contained. */

/** Whether a published page is hydrated (scripts/export/inline/event-replay.ts). */
export const isHydrated = () => 'started' in document.documentElement.dataset;

/** How far the page scrolls horizontally, in CSS pixels. */
export const measureSidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Loads and decodes every picture of the page, hidden ones too, and returns the addresses of those that fail. */
export async function findBrokenPictures(): Promise<string[]> {
  const images = [...document.images];
  const broken: string[] = [];
  for (const image of images) image.loading = 'eager';
  await Promise.all(
    images.map((image) =>
      image
        .decode()
        // Once more, because browsers reject the first promise if they choose another source for a new width.
        .catch(() => image.decode())
        .catch(() => broken.push(image.currentSrc || image.src)),
    ),
  );
  return broken;
}

/** Runs before a page's own script: enables the service worker, which is off on loopback hosts. */
export const askToKeepPages = () => {
  // The browser's own pages have no storage.
  if (location.protocol.startsWith('http')) sessionStorage.setItem('offline', 'keep');
};

/** The names of the service worker's caches of the site that are complete. */
export async function listStores(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.includes(' site '));
  const dates = await Promise.all(
    names.map(async (name) => (await caches.open(name)).match('/saved-on')),
  );
  return names.filter((_, index) => dates[index]);
}

/** Runs before a page's own script: makes the browser report data saving. */
export const saveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

/** A type that TypeScript's DOM library lacks. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** The cumulative layout shift, as Chromium measures it. */
export function measureLayoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer.takeRecords().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0);
}

/**
 * The Hindi words of the visible elements that no font draws, each letter as an empty box: they are as wide as in a
 * generic family, which has no Devanagari on the machine that this is asked on.
 */
export async function findBlankWords(): Promise<string[]> {
  await document.fonts.ready;
  const measure = (parent: Element, text: string, family: string) => {
    const probe = document.createElement('span');
    probe.textContent = text;
    probe.style.position = 'absolute';
    probe.style.fontFamily = family;
    parent.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const elements = [...document.querySelectorAll(':is(a, button, h1, h2, h3, p):not(:has(*))')];
  const words = elements
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .flatMap((element) =>
      (element.textContent.match(/[\u0900-\u0963]+/g) ?? []).map((word) => ({ element, word })),
    );
  if (words.length === 0) return ['no word of Hindi was found'];
  return words
    .filter(
      ({ element, word }) =>
        measure(element, word, 'inherit') === measure(element, word, 'sans-serif'),
    )
    .map(({ word }) => word);
}
