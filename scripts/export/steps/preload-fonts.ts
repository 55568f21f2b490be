import { insertHtml } from '../html';
import type { ExportedPage } from '../step';

/**
 * The fonts that a page needs for its first layout, by the beginning of their file names: those of Latin text and of the
 * slogan. Each page declares those of them that it uses.
 */
const FIRST_FONTS = ['anek-latin', 'anek-devanagari-slogan'];

/** Preloads the fonts of the first layout, which would find them later. Browsers load other fonts when they need them. */
export function preloadFonts(page: ExportedPage): ExportedPage {
  const addresses = FIRST_FONTS.flatMap(
    (name) => new RegExp(`url\\((\\S*?/${name}\\.[^)]*)\\)`).exec(page.html)?.[1] ?? [],
  );
  const links = addresses.map(
    (href) => `<link rel="preload" href="${href}" as="font" crossorigin>`,
  );
  return { ...page, html: insertHtml(page.html, 'character set', links.join('')) };
}
