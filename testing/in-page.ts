/** Functions that tests run inside a page. Drivers send only their source text, so each must be self-contained. */

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

/** Whether the service worker has saved a whole publication. */
export const isSaved = async () => Boolean(await caches.match('/saved-on'));

/** Returns the cumulative layout shift, as Chromium measures it. */
export function measureLayoutShift(): number {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  // TypeScript's DOM library lacks the type of these entries.
  const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/**
 * Checks the first Hindi word of each visible element, and returns the words that no font can draw: each letter is as
 * wide as the box that stands for a character without a glyph.
 */
export async function findBlankWords(): Promise<string[]> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas').getContext('2d');
  const elements = [...document.querySelectorAll(':is(a, button, h1, h2, h3, p):not(:has(*))')];
  const words = elements
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .flatMap((element) => {
      const [word] = /[\u0900-\u0963]+/.exec(element.textContent) ?? [];
      return word ? [{ word, style: getComputedStyle(element) }] : [];
    });
  if (!canvas || words.length === 0) return ['no word of Hindi was found'];
  const blank = words.filter(({ word, style }) => {
    // A large size, because small widths could be equal by chance.
    canvas.font = `${style.fontWeight} 200px ${style.fontFamily}`;
    const boxWidth = canvas.measureText('\u0378').width;
    const letters = word.match(/[\u0905-\u0939]/g) ?? [];
    return letters.every((letter) => canvas.measureText(letter).width === boxWidth);
  });
  return blank.map(({ word }) => word);
}

/** Lists the addresses of the fonts that the page requested before its first paint. */
export function listFontsBeforePaint(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity))
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'));
}

/** The place of an element in the document, in CSS pixels, by its name in failure messages. */
export type Box = [name: string, left: number, top: number, width: number, height: number];

/** Stops what moves, and lets lines break by the one algorithm that all engines share. */
export async function freezeLayout(): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* {
    animation: none !important;
    content-visibility: visible !important;
    scrollbar-gutter: auto !important;
    text-wrap: wrap !important;
    transition: none !important;
  }
  ::-webkit-scrollbar { display: none !important }`);
  document.adoptedStyleSheets = [sheet];
  // Only a layout tells which fonts the page needs.
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** The boxes of the visible controls, panels and pictures. */
export const getBoxes = () =>
  [...document.querySelectorAll('a, button, input, img, section, article, table')].flatMap(
    (element): Box[] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width <= 1 || !element.checkVisibility()) return [];
      const name = `${element.localName} ${(element.ariaLabel ?? element.textContent).slice(0, 30)}`;
      return [[name, left + scrollX, top + scrollY, width, height]];
    },
  );

/** Returns the visible button, tab or link with a name, in the dialog if one is open. */
export function findControl(name: string): Element | undefined {
  const scope = document.querySelector('dialog[open]') ?? document;
  return [...scope.querySelectorAll('button, [role=tab], a')].find(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      (control.ariaLabel ?? control.textContent).trim() === name,
  );
}
