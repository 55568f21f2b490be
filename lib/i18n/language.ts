/** The languages of the site, English first; without 'hi' the site has no Hindi edition. */
export const LANGUAGES: readonly Language[] = ['en', 'hi'];

/** A language that the site knows, whether or not it has an edition in it. */
export type Language = 'en' | 'hi';

/** The languages as documents, search engines and dates know them. */
export const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };

/** What `<html lang>` says. */
export const DOCUMENT_LANGUAGES: Record<Language, string> = { en: 'en-IN', hi: 'hi' };

const HINDI = '/hi';

const isHindi = (path: string) => path === HINDI || path.startsWith(`${HINDI}/`);

/** The language of the page at a path. */
export const getLanguage = (path: string): Language => (isHindi(path) ? 'hi' : 'en');

/** The path of a page's English translation, which for an English page is its own. */
const getEnglishPath = (path: string) => (isHindi(path) ? path.slice(HINDI.length) || '/' : path);

/**
 * The path of a page, or of its translation, in a language.
 *
 * @param path of either translation, within the site; it may have a `#`
 * @example localizePath('/gallery#news', 'hi') // '/hi/gallery#news'
 */
export function localizePath(path: string, language: Language): string {
  const english = getEnglishPath(path);
  if (language === 'en') return english;
  return english === '/' ? HINDI : HINDI + english;
}

/** The languages that the site has an edition in, besides one. */
export const getOtherLanguages = (language: Language): Language[] =>
  LANGUAGES.filter((other) => other !== language);
