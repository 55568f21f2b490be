import { getInlineStyles, insertHtml } from '../html';
import type { Page } from '../step';

/** The font of Latin text, by the beginning of its file name. */
const TEXT_FONT = 'anek-latin';

/** The font of Hindi titles. It has a fallback, so a page's first picture loads before it. */
const TITLE_FONT = 'anek-devanagari-headings';

/** Marks the first picture of a page, as components/ui/picture.tsx writes it; all others are lazy. */
const FIRST_PICTURE = 'loading="eager"';

/** Loads the fonts ahead that the top of each page shows; all others load when they are needed. */
export function preloadFonts(page: Page): Page {
  const names = page.html.includes(FIRST_PICTURE) ? [TEXT_FONT] : [TEXT_FONT, TITLE_FONT];
  const css = getInlineStyles(page.html).join('');
  const addresses = names.flatMap(
    (name) => new RegExp(`url\\((\\S*?/${name}\\.[^)]*)\\)`).exec(css)?.[1] ?? [],
  );
  const links = addresses.map(
    (href) => `<link rel="preload" href="${href}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  return { ...page, html: insertHtml(page.html, 'character set', links.join('')) };
}
