import localFont from 'next/font/local';

const latin = localFont({
  src: './anek-latin.woff2',
  weight: '400 800',
  variable: '--font-latin',
  // fallback.css defines the fallback fonts: Next.js would derive one from Arial only, which Android does not have.
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

/** The classes that set the font variables of English pages. */
export const englishFonts = `${latin.variable} ${devanagari.variable} ${emoji.variable}`;
