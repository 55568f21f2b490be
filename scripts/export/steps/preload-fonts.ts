import { insertHtml } from '../html';
import type { ExportedPage } from '../step';

/** The fonts at the top of a page, by the beginning of their file names: that of Latin text, and that of Hindi titles. */
const FIRST_FONTS = ['anek-latin', 'anek-devanagari-headings'];

/** Preloads the fonts that the top of the page shows. Browsers load other fonts when they need them. */
export function preloadFonts(page: ExportedPage): ExportedPage {
  const addresses = FIRST_FONTS.flatMap(
    (name) => new RegExp(`url\\((\\S*?/${name}\\.[^)]*)\\)`).exec(page.html)?.[1] ?? [],
  );
  const links = addresses.map(
    (href) => `<link rel="preload" href="${href}" as="font" crossorigin/>`,
  );
  return { ...page, html: insertHtml(page.html, 'character set', links.join('')) };
}
