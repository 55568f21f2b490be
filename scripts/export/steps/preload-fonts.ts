import { insertHtml } from '../html';
import type { ExportedPage } from '../step';

/** The font of Latin text, by the beginning of its file name. */
const TEXT_FONT = 'anek-latin';

/** The font of Hindi titles. It has a fallback, so it is not preloaded on pages with a first picture. */
const TITLE_FONT = 'anek-devanagari-headings';

/** Marks the first picture of a page, as components/ui/picture.tsx writes it; all other pictures are lazy. */
const FIRST_PICTURE = 'loading="eager"';

/** Preloads the fonts that the top of the page shows. Browsers load other fonts when they need them. */
export function preloadFonts(page: ExportedPage): ExportedPage {
  const fontNames = page.html.includes(FIRST_PICTURE) ? [TEXT_FONT] : [TEXT_FONT, TITLE_FONT];
  const addresses = fontNames.flatMap(
    (name) => new RegExp(`url\\((\\S*?/${name}\\.[^)]*)\\)`).exec(page.html)?.[1] ?? [],
  );
  const links = addresses.map(
    (href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return { ...page, html: insertHtml(page.html, 'character set', links.join('')) };
}
