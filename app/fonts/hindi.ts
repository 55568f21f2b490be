// Declared again, and not imported from english.ts: from a module that both layouts import, Next.js preloads the fonts
// of the other layout too.
import localFont from 'next/font/local';

const latin = localFont({
  src: './anek-latin.woff2',
  weight: '400 800',
  variable: '--font-latin',
  adjustFontFallback: false,
});

/** For the titles of pages and sections. All other text uses the system's font, which every phone and computer has. */
const headings = localFont({
  src: './anek-devanagari-headings.woff2',
  weight: '800',
  variable: '--font-headings',
  adjustFontFallback: false,
});

const devanagari = localFont({
  src: './anek-devanagari-slogan.woff2',
  weight: '800',
  variable: '--font-devanagari',
  preload: false,
  adjustFontFallback: false,
});

const emoji = localFont({
  src: './noto-emoji-objectives.woff2',
  weight: '700',
  variable: '--font-emoji',
  preload: false,
  adjustFontFallback: false,
});

/** The classes that set the font variables of Hindi pages. */
export const hindiFonts = `${latin.variable} ${headings.variable} ${devanagari.variable} ${emoji.variable}`;
