/** The languages of the site, English first. Without 'hi' the site is in English only. */
export const LANGUAGES: readonly Language[] = ['en', 'hi'];

/** A language that the code knows, whether or not the site has it. */
export type Language = 'en' | 'hi';

/** The locale of each language, for search engines and dates. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** The value of `<html lang>`. */
export const DOCUMENT_LANGUAGES: Record<Language, string> = { en: 'en-IN', hi: 'hi' };

const HINDI = '/hi';

const isHindi = (path: string) => path === HINDI || path.startsWith(`${HINDI}/`);

/** The language of the page at a path. */
export const getLanguage = (path: string): Language => (isHindi(path) ? 'hi' : 'en');

/** The path of a page's English translation; English paths stay as they are. */
const getEnglishPath = (path: string) => (isHindi(path) ? path.slice(HINDI.length) || '/' : path);

/**
 * The path of a page in a language.
 *
 * @param path of any translation, within the site; it may have a `#`
 * @example localizePath('/gallery#news', 'hi') // '/hi/gallery#news'
 */
export function localizePath(path: string, language: Language): string {
  const english = getEnglishPath(path);
  if (language === 'en') return english;
  return english === '/' ? HINDI : HINDI + english;
}

/** The languages of the site other than the given one. */
export const getOtherLanguages = (language: Language): Language[] =>
  LANGUAGES.filter((other) => other !== language);
