/** Functions that tests run inside a page. Drivers send only their source text, so each must be self-contained. */

/** Whether a published page is hydrated (scripts/export/inline/start.ts). */
export const isHydrated = () => 'started' in document.documentElement.dataset;

/** Measures how far the page can scroll horizontally, in CSS pixels. */
export const measureSidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Loads and decodes every picture of the page, hidden ones too, and returns the addresses of those that fail. */
export async function findBrokenPictures(): Promise<string[]> {
  const images = [...document.images];
  const brokenAddresses: string[] = [];
  for (const image of images) image.loading = 'eager';
  await Promise.all(
    images.map((image) =>
      image
        .decode()
        // Tries again, because browsers reject the first promise if they choose another source for a new width.
        .catch(() => image.decode())
        .catch(() => brokenAddresses.push(image.currentSrc || image.src)),
    ),
  );
  return brokenAddresses;
}

/** Runs before a page's own script: enables the service worker, which is off on loopback hosts. */
export const enableServiceWorker = () => {
  // Pages of the browser itself, such as about:blank, have no storage.
  if (location.protocol.startsWith('http')) sessionStorage.setItem('offline', 'keep');
};

/** Lists the names of the site's caches that the service worker has filled completely. */
export async function listCompleteCaches(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.includes(' site '));
  const dates = await Promise.all(
    // Does not open the caches: that would create a cache again that is just being deleted.
    names.map((cacheName) => caches.match('/saved-on', { cacheName })),
  );
  return names.filter((_, index) => dates[index]);
}

/** TypeScript's DOM library lacks this type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Returns the cumulative layout shift, as Chromium measures it. */
export function measureLayoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer.takeRecords().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0);
}

/**
 * Checks the first Hindi word of each visible element, and returns the words that no font can draw: each letter is as
 * wide as the box that stands for a character without a glyph.
 */
export async function findBlankWords(): Promise<string[]> {
  await document.fonts.ready;
  const measureWidth = (parent: Element, text: string) => {
    const probe = document.createElement('span');
    probe.textContent = text;
    probe.style.position = 'absolute';
    probe.style.whiteSpace = 'nowrap';
    // A large size, because small widths, in whole pixels, could be equal by chance.
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
      const boxWidth = measureWidth(element, '\u0378');
      const letters = word.match(/[\u0905-\u0939]/g) ?? [];
      return letters.every((letter) => measureWidth(element, letter) === boxWidth);
    })
    .map(({ word }) => word);
}
