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
    // To open one would create it anew if it is being deleted.
    names.map((cacheName) => caches.match('/saved-on', { cacheName })),
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
 * Of the first Hindi word of each visible element, those that no font draws: each letter is as wide as one that is not
 * assigned, a box.
 */
export async function findBlankWords(): Promise<string[]> {
  await document.fonts.ready;
  const measure = (parent: Element, text: string) => {
    const probe = document.createElement('span');
    probe.textContent = text;
    probe.style.position = 'absolute';
    probe.style.whiteSpace = 'nowrap';
    // Else whole pixels could be as wide by chance.
    probe.style.fontSize = '200px';
    parent.append(probe);
    const { width } = probe.getBoundingClientRect();
    probe.remove();
    return width;
  };
  const elements = [...document.querySelectorAll(':is(a, button, h1, h2, h3, p):not(:has(*))')];
  const words = elements
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .flatMap((element) =>
      (/[\u0900-\u0963]+/.exec(element.textContent) ?? []).map((word) => ({ element, word })),
    );
  if (words.length === 0) return ['no word of Hindi was found'];
  return words
    .filter(({ element, word }) => {
      const box = measure(element, '\u0378');
      const letters = word.match(/[\u0905-\u0939]/g) ?? [];
      return letters.every((letter) => measure(element, letter) === box);
    })
    .map(({ word }) => word);
}
